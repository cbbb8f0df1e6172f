import type { Contract } from '../contract.ts';
import { amenities } from '../enums/amenity.ts';
import { floors } from '../enums/floor.ts';
import { residenceFlags, residenceTypes } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import type { Field } from '../form/field.ts';
import { choices, optionalChoice, requiredChoice } from '../form/fields/choice.ts';
import { optionalDay, requiredDay, type DayLimits } from '../form/fields/day.ts';
import { descriptionField } from '../form/fields/description.ts';
import { flag } from '../form/fields/flag.ts';
import {
  depositLimits,
  optionalNumber,
  rentLimits,
  requiredNumber,
  sizeLimits,
} from '../form/fields/number.ts';
import { optionalText } from '../form/fields/text.ts';
import { mapMembers } from '../members.ts';

export interface PropertyOptions<Before extends Contract['Property'] = Contract['Property']> {
  /** `YYYY-MM-DD` in Europe/Helsinki: earlier days are refused. */
  readonly today: string;
  /** What is edited, or null where it is new: its days and its description stay allowed as they are. */
  readonly before?: Before | null;
}

/** A field of premises. Forms, payloads, pages, the audit log and columns of the database are derived from it. */
export interface PremisesField {
  readonly kind: 'choice' | 'choices' | 'amount' | 'day' | 'text' | 'flag';
  /** Makes the form's field. */
  readonly field: (options: PropertyOptions) => Field<unknown, unknown>;
  /** The keys to choose from. */
  readonly options?: readonly (string | number)[];
  /** Which group of the product's texts names the keys; counts of rooms name themselves. */
  readonly texts?: 'residenceType' | 'residenceFlag' | 'floor' | 'condition' | 'amenity';
  /** Its name in answers, where they have another. */
  readonly answer?: 'size' | 'rent' | 'deposit';
  /** Whether the form, the contract and the database hold the same value. */
  readonly isPlain?: true;
}

type Fields = Readonly<Record<string, PremisesField>>;

/** What a form offers; none of them means that nothing is said (specification, section 3). */
export const conditions = ['new'] as const satisfies readonly Contract['Listing']['condition'][];

/** From today on, or the day that was there. */
const dayLimits = ({ today, before }: PropertyOptions, name: 'moveInDate' | 'moveOutDate'): DayLimits => ({
  notBefore: today,
  unchanged: before?.[name] ?? null,
});

const roomCount = { kind: 'choices', options: roomCounts, field: () => choices(roomCounts, 1) } as const;
const size = { kind: 'amount', field: () => optionalNumber(sizeLimits) } as const;
const rent = { kind: 'amount', field: () => optionalNumber(rentLimits) } as const;

/** The last fields of either kind. */
const common = {
  amenities: {
    kind: 'choices',
    texts: 'amenity',
    options: amenities,
    field: () => choices(amenities, 0),
  },
  /** The checkbox "No deposit". */
  deposit: { kind: 'flag', field: () => flag },
  description: {
    kind: 'text',
    isPlain: true,
    field: ({ before }: PropertyOptions) => descriptionField(before?.description ?? null),
  },
} as const satisfies Fields;

const moveOutDate = {
  kind: 'day',
  isPlain: true,
  field: (options: PropertyOptions) => optionalDay(dayLimits(options, 'moveOutDate')),
} as const;

/** What a landlord says of premises, by the names of the form, in the order in which pages show it. */
export const listingFields = {
  residenceType: {
    kind: 'choice',
    texts: 'residenceType',
    options: residenceTypes,
    field: () => requiredChoice(residenceTypes),
  },
  roomCount: { kind: 'choice', options: roomCounts, field: () => requiredChoice(roomCounts) },
  floor: { kind: 'choice', texts: 'floor', options: floors, field: () => requiredChoice(floors) },
  /** Premises have one size and one rent, which both bounds are sent as. */
  sizeMin: { kind: 'amount', answer: 'size', field: () => requiredNumber(sizeLimits) },
  rentMin: { kind: 'amount', answer: 'rent', field: () => requiredNumber(rentLimits) },
  /** Left empty where "No deposit" is ticked, or nothing is said. */
  depositAmount: { kind: 'amount', answer: 'deposit', field: () => optionalNumber(depositLimits) },
  moveInDate: {
    kind: 'day',
    isPlain: true,
    field: (options: PropertyOptions) => optionalDay(dayLimits(options, 'moveInDate')),
  },
  moveOutDate,
  condition: {
    kind: 'choice',
    texts: 'condition',
    options: conditions,
    isPlain: true,
    field: () => optionalChoice(conditions),
  },
  view: { kind: 'text', isPlain: true, field: () => optionalText(200) },
  ...common,
} as const satisfies Fields;

/** What a tenant looks for, by the names of the form, in the order in which pages show it. */
export const needFields = {
  residenceType: {
    kind: 'choices',
    texts: 'residenceFlag',
    options: residenceFlags,
    field: () => choices(residenceFlags, 1),
  },
  roomCount,
  floor: { kind: 'choices', texts: 'floor', options: floors, field: () => choices(floors, 0) },
  sizeMin: size,
  sizeMax: size,
  rentMin: rent,
  rentMax: rent,
  moveInDate: {
    kind: 'day',
    isPlain: true,
    field: (options: PropertyOptions) => requiredDay(dayLimits(options, 'moveInDate')),
  },
  moveOutDate,
  ...common,
} as const satisfies Fields;

export type ListingFieldName = keyof typeof listingFields;
export type NeedFieldName = keyof typeof needFields;

type FormFields<Table extends Fields> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['field']>;
};

/** The fields of a form, from the table of what it asks for. */
export const formFields = <Table extends Fields>(table: Table, options: PropertyOptions) =>
  mapMembers(table, ({ field }) => field(options)) as FormFields<Table>;

type PlainName<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { readonly isPlain: true } ? Name : never;
}[keyof Table];

const plainNames = <Table extends Fields>(table: Table) =>
  Object.keys(table).filter((name): name is PlainName<Table> & string => table[name]?.isPlain === true);

/** The fields that the form, the contract and the database hold alike. */
export const plainListingFields = plainNames(listingFields);
export const plainNeedFields = plainNames(needFields);
