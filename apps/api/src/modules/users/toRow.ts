import {
  creditRatings,
  employeeBandOf,
  employeeBands,
  industries,
  operatingMargins,
} from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { UserRow } from './readStore.ts';

type Schemas = components['schemas'];

/** What a user writes of themselves, when signing up and later; the account itself stands beside it. */
export type UserFields = Omit<
  Schemas['UserChanges'],
  'password' | 'file' | 'privateTenant' | 'organizationTenant'
> & {
  readonly privateTenant?: Schemas['PrivatePersonCreation'] | Schemas['PrivatePersonChanges'] | null;
  readonly organizationTenant?: Schemas['OrganizationCreation'] | Schemas['OrganizationChanges'] | null;
};

/**
 * The columns that the fields fill; a column whose field is left out is undefined, which the store leaves alone.
 * Empty texts are null (specification, section 5), and what is computed of a field is computed here.
 *
 * @param before - the user who changes, or null for a new one
 */
export function toUserRow(fields: UserFields, before: UserRow | null) {
  const organizationTenant = toOrganization(fields, before?.organizationTenant ?? null);
  const { occupation } = fields;
  return {
    description: blankToNull(fields.description),
    privateTenant: toPerson(fields, before?.privateTenant ?? null),
    organizationTenant,
    industries: fields.industries && toMask(industries, fields.industries),
    creditRating: maskOfOne(creditRatings, fields.creditRating),
    operatingMargin: maskOfOne(operatingMargins, fields.operatingMargin),
    employeeBand:
      organizationTenant && maskOfOne(employeeBands, employeeBandOf(organizationTenant.employeeCount)),
    works: occupation?.work,
    workDetails: blankToNull(occupation?.workDetails),
    studies: occupation?.student,
    studyDetails: blankToNull(occupation?.studentDetails),
    languages: fields.languages,
    children: fields.children,
    gender: blankToNull(fields.gender),
    birthday: fields.birthday,
    timeInCountry: fields.timeInCountry,
    familyStatus: blankToNull(fields.familyStatus),
    currentAddress: blankToNull(fields.currentAddress),
    sharesContacts: fields.shareContacts,
    language: fields.language,
    unsubscribed: fields.unsubscribed,
  };
}

function toPerson({ privateTenant }: UserFields, before: Schemas['PrivatePerson'] | null) {
  if (privateTenant === undefined || privateTenant === null) return undefined;
  // A creation names what is required, and a change comes to what is there.
  return { currentAddress: null, ...before, ...withoutBlanks(privateTenant) } as Schemas['PrivatePerson'];
}

const unsaid = {
  businessId: null,
  currentAddress: null,
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
  employeeCount: null,
  turnover: null,
};

function toOrganization(fields: UserFields, before: Schemas['Organization'] | null) {
  const changes = fields.organizationTenant ?? null;
  if (changes === null && (before === null || fields.industries === undefined)) return undefined;
  // An organisation repeats the industries that stand beside it.
  const kept = fields.industries ?? before?.industries ?? [];
  return {
    ...unsaid,
    ...before,
    ...(changes && withoutBlanks(changes)),
    industries: kept,
  } as Schemas['Organization'];
}

const withoutBlanks = (part: object): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' ? blankToNull(value) : value,
    ]),
  );

const blankToNull = (text: string | null | undefined): string | null | undefined =>
  text?.trim() === '' ? null : text;

function maskOfOne<Key>(order: readonly Key[], key: Key | null | undefined): number | undefined {
  return key === undefined ? undefined : toMask(order, key === null ? [] : [key]);
}
