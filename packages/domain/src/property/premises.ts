import type { Contract } from '../contract.ts';
import { amenities, floors, residenceFlags, residenceTypes, roomCounts } from '../enums.ts';
import {
  depositLimits,
  leaseTermLimits,
  noticeLimits,
  rentLimits,
  sizeLimits,
  type NumberLimits,
} from '../form/numbers.ts';
import { areaBases, energyClasses, indexations, vatTreatments } from './terms.ts';

/**
 * A field of premises. Forms, payloads, pages, the audit log and database columns derive from it; without a schema,
 * which pages that only show premises needn't load.
 */
export interface PremisesField {
  /** As forms ask for it; the bounds of a range are two fields, of which the minimum stands for both. */
  readonly kind:
    | 'select'
    | 'radio'
    | 'checkboxes'
    | 'checkbox'
    | 'number'
    | 'range'
    | 'maximum'
    | 'day'
    | 'text'
    | 'buildingId'
    | 'textArea';
  readonly isRequired?: true;
  /** The keys to choose from. */
  readonly options?: readonly (string | number)[];
  /** Which group of the product's texts names the keys; counts of rooms and energy classes name themselves. */
  readonly texts?:
    | 'residenceType'
    | 'residenceFlag'
    | 'floor'
    | 'condition'
    | 'amenity'
    | 'areaBasis'
    | 'vatOnRent'
    | 'indexation';
  /** Of a number. */
  readonly limits?: NumberLimits;
  /** Whether the form, the contract and the database hold the same value. */
  readonly isPlain?: true;
}

/** Fields of premises by the names that forms have for them. */
export type PremisesFields = Readonly<Record<string, PremisesField>>;

/** What a form offers; none of them means that nothing is said (§3). */
export const conditions = ['new'] as const satisfies readonly Contract['Listing']['condition'][];

/** The last fields of either kind. */
const common = {
  amenities: { kind: 'checkboxes', texts: 'amenity', options: amenities },
  /** "No deposit". */
  deposit: { kind: 'checkbox' },
  description: { kind: 'textArea', isPlain: true },
} as const satisfies PremisesFields;

/** What a landlord says of premises, in the order in which pages show it. */
export const listingFields = {
  residenceType: { kind: 'select', texts: 'residenceType', options: residenceTypes, isRequired: true },
  roomCount: { kind: 'radio', options: roomCounts, isRequired: true },
  floor: { kind: 'radio', texts: 'floor', options: floors, isRequired: true },
  /** Premises have one size and one rent, which both bounds are sent as. */
  sizeMin: { kind: 'number', limits: sizeLimits, isRequired: true },
  areaBasis: { kind: 'select', texts: 'areaBasis', options: areaBases, isPlain: true },
  rentMin: { kind: 'number', limits: rentLimits, isRequired: true },
  /** Left empty where it is to be agreed. */
  vatOnRent: { kind: 'select', texts: 'vatOnRent', options: vatTreatments, isPlain: true },
  /** Left empty where "No deposit" is ticked, or nothing is said. */
  depositAmount: { kind: 'number', limits: depositLimits },
  guarantee: { kind: 'text', isPlain: true },
  leaseTermMonths: { kind: 'number', limits: leaseTermLimits, isPlain: true },
  noticeMonths: { kind: 'number', limits: noticeLimits, isPlain: true },
  indexation: { kind: 'select', texts: 'indexation', options: indexations, isPlain: true },
  moveInDate: { kind: 'day', isPlain: true },
  moveOutDate: { kind: 'day', isPlain: true },
  condition: { kind: 'select', texts: 'condition', options: conditions, isPlain: true },
  view: { kind: 'text', isPlain: true },
  energyClass: { kind: 'select', options: energyClasses, isPlain: true },
  energyCertificate: { kind: 'text', isPlain: true },
  permanentBuildingId: { kind: 'buildingId', isPlain: true },
  ...common,
} as const satisfies PremisesFields;

/** What a tenant looks for, in the order in which pages show it. */
export const needFields = {
  residenceType: { kind: 'checkboxes', texts: 'residenceFlag', options: residenceFlags, isRequired: true },
  roomCount: { kind: 'checkboxes', options: roomCounts, isRequired: true },
  floor: { kind: 'checkboxes', texts: 'floor', options: floors },
  sizeMin: { kind: 'range', limits: sizeLimits },
  sizeMax: { kind: 'maximum', limits: sizeLimits },
  rentMin: { kind: 'range', limits: rentLimits },
  rentMax: { kind: 'maximum', limits: rentLimits },
  moveInDate: { kind: 'day', isPlain: true, isRequired: true },
  moveOutDate: { kind: 'day', isPlain: true },
  ...common,
} as const satisfies PremisesFields;

/** What a listing holds where nothing is said of its costs and its lease. */
export const unspecifiedTerms: Pick<
  Contract['Listing'],
  | 'areaBasis'
  | 'vatOnRent'
  | 'costs'
  | 'guarantee'
  | 'leaseTermMonths'
  | 'noticeMonths'
  | 'indexation'
  | 'energyClass'
  | 'energyCertificate'
  | 'permanentBuildingId'
> = {
  areaBasis: null,
  vatOnRent: null,
  costs: [],
  guarantee: null,
  leaseTermMonths: null,
  noticeMonths: null,
  indexation: null,
  energyClass: null,
  energyCertificate: null,
  permanentBuildingId: null,
};

export type ListingFieldName = keyof typeof listingFields;
export type NeedFieldName = keyof typeof needFields;

type PlainName<Table extends PremisesFields> = {
  [Name in keyof Table]: Table[Name] extends { readonly isPlain: true } ? Name : never;
}[keyof Table];

const plainNames = <Table extends PremisesFields>(table: Table) =>
  Object.keys(table).filter((name): name is PlainName<Table> & string => table[name]?.isPlain === true);

/** The fields that the form, the contract and the database hold alike. */
export const plainListingFields = /* @__PURE__ */ plainNames(listingFields);
export const plainNeedFields = /* @__PURE__ */ plainNames(needFields);
