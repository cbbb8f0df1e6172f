import {
  creditRatings,
  employeeBandOf,
  employeeBands,
  industries,
  operatingMargins,
} from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { UserRow } from './store.ts';

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
 * What is computed of a field is computed here.
 *
 * @param before - the user who changes, or null for a new one
 */
export function toUserRow(fields: UserFields, before: UserRow | null) {
  const organizationTenant = toOrganization(fields, before?.organizationTenant ?? null);
  return {
    description: fields.description,
    privateTenant: toPerson(fields, before?.privateTenant ?? null),
    organizationTenant,
    industries: fields.industries && toMask(industries, fields.industries),
    creditRating: maskOfOne(creditRatings, fields.creditRating),
    operatingMargin: maskOfOne(operatingMargins, fields.operatingMargin),
    employeeBand:
      organizationTenant && maskOfOne(employeeBands, employeeBandOf(organizationTenant.employeeCount)),
    works: fields.occupation?.work,
    workDetails: fields.occupation?.workDetails,
    studies: fields.occupation?.student,
    studyDetails: fields.occupation?.studentDetails,
    languages: fields.languages,
    children: fields.children,
    gender: fields.gender,
    birthday: fields.birthday,
    timeInCountry: fields.timeInCountry,
    familyStatus: fields.familyStatus,
    currentAddress: fields.currentAddress,
    sharesContacts: fields.shareContacts,
  };
}

function toPerson({ privateTenant }: UserFields, before: Schemas['PrivatePerson'] | null) {
  if (privateTenant === undefined || privateTenant === null) return undefined;
  // A creation names what is required, and a change comes to what is there.
  return { currentAddress: null, ...before, ...privateTenant } as Schemas['PrivatePerson'];
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
  return { ...unsaid, ...before, ...changes, industries: kept } as Schemas['Organization'];
}

function maskOfOne<Key>(order: readonly Key[], key: Key | null | undefined): number | undefined {
  return key === undefined ? undefined : toMask(order, key === null ? [] : [key]);
}
