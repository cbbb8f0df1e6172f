import {
  creditRatings,
  employeeBandOf,
  employeeBands,
  industries,
  operatingMargins,
} from '@tilava/domain/enums';
import { pick } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { StoredPerson } from '../../db/schema/users.ts';
import { assertNoRest, blankToNull, type FieldsOf, sent, sentColumns } from '../everyField.ts';
import type { UserRow } from './store.ts';

type Schemas = components['schemas'];

/** What a user says when signing up and later; the account itself is stored beside it. */
export type UserFields = FieldsOf<Schemas['UserCreation'], Schemas['UserChanges']>;

type UserColumns = Omit<
  UserRow,
  | 'id'
  | 'email'
  | 'passwordHash'
  | 'isLandlord'
  | 'isAdmin'
  | 'verifiedAt'
  | 'suspendedUntil'
  | 'fileId'
  | 'createdAt'
  | 'version'
>;

/** What the contract and the database hold alike. */
export const plainUserFields = [
  'description',
  'deductsVat',
  'children',
  'gender',
  'birthday',
  'timeInCountry',
  'familyStatus',
  'currentAddress',
  'language',
  'interestMails',
  'messageMails',
  'mailsQuoteMessages',
  'changeMails',
  'unsubscribed',
] as const satisfies readonly (keyof UserColumns & keyof UserFields)[];

const unsaid: UserColumns = {
  description: null,
  privateTenant: null,
  organizationTenant: null,
  industries: 0,
  creditRating: 0,
  operatingMargin: 0,
  employeeBand: 0,
  deductsVat: null,
  works: false,
  workDetails: null,
  studies: false,
  studyDetails: null,
  languages: [],
  children: null,
  gender: null,
  birthday: null,
  timeInCountry: null,
  familyStatus: null,
  currentAddress: null,
  sharesContacts: false,
  language: 'en',
  interestMails: 'immediate',
  messageMails: 'immediate',
  mailsQuoteMessages: true,
  changeMails: true,
  unsubscribed: false,
};

/** Empty texts are null (specification, section 5), and what is computed of a field is computed here. */
export function userColumns(fields: UserFields, before: UserColumns = unsaid): UserColumns {
  // What is the account's, the picture and the needs are stored by whoever calls.
  const { email: _email, password: _password, isLandlord: _isLandlord, ...rest } = fields;
  const { file: _file, properties: _properties, ...profile } = rest;
  const { privateTenant, industries: branches, ...business } = profile;
  const { organizationTenant, creditRating, operatingMargin, ...personal } = business;
  const { occupation, languages, shareContacts, ...plain } = personal;
  const organization = organizationOf(organizationTenant, branches, before.organizationTenant);
  const person = personOf(privateTenant, before.privateTenant);
  const employeeCount = (organization ?? person)?.employeeCount ?? null;
  return {
    ...sentColumns(plain, pick(before, plainUserFields)),
    privateTenant: person,
    organizationTenant: organization,
    industries: sent(branches, before.industries, (keys) => toMask(industries, keys)),
    creditRating: sent(creditRating, before.creditRating, (key) => maskOfOne(creditRatings, key)),
    operatingMargin: sent(operatingMargin, before.operatingMargin, (key) => maskOfOne(operatingMargins, key)),
    employeeBand: maskOfOne(employeeBands, employeeBandOf(employeeCount)),
    ...occupationColumns(occupation ?? {}, before),
    languages: sent(languages, before.languages, (codes) => [...codes]),
    sharesContacts: sent(shareContacts, before.sharesContacts),
  };
}

function occupationColumns(occupation: Schemas['OccupationChanges'], before: UserColumns) {
  const { work, workDetails, student, studentDetails, ...rest } = occupation;
  assertNoRest(rest);
  return {
    works: sent(work, before.works),
    workDetails: sent(workDetails, before.workDetails, blankToNull),
    studies: sent(student, before.studies),
    studyDetails: sent(studentDetails, before.studyDetails, blankToNull),
  };
}

const maskOfOne = <Key>(order: readonly Key[], key: Key | null): number =>
  toMask(order, key === null ? [] : [key]);

type PersonFields = FieldsOf<Schemas['PrivatePersonCreation'], Schemas['PrivatePersonChanges']>;
type OrganizationFields = FieldsOf<Schemas['OrganizationCreation'], Schemas['OrganizationChanges']>;

/** Somebody of whom nothing is said; what the contract requires of a new one is written over. */
const nobody: Schemas['PrivatePerson'] = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  currentAddress: null,
  employeeCount: null,
};

export const presentPerson = (person: StoredPerson): Schemas['PrivatePerson'] => ({ ...nobody, ...person });

/** A private person after a change; null for who is none. */
function personOf(fields: PersonFields | null | undefined, before: StoredPerson | null): StoredPerson | null {
  if (fields === undefined || fields === null) return before;
  return sentColumns(fields, presentPerson(before ?? nobody));
}

const noOrganization: Schemas['Organization'] = {
  name: '',
  businessId: null,
  currentAddress: null,
  phoneNumber: null,
  contactFirstName: null,
  contactLastName: null,
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
  billingAddress: null,
  onlineInvoice: null,
  employeeCount: null,
  turnover: null,
  industries: [],
};

/** It repeats the industries that stand beside it; `branches` is undefined where they stay. */
function organizationOf(
  fields: OrganizationFields | null | undefined,
  branches: readonly Schemas['Industry'][] | undefined,
  before: Schemas['Organization'] | null,
): Schemas['Organization'] | null {
  if ((fields === undefined || fields === null) && before === null) return null;
  const { industries: known, ...organization } = before ?? noOrganization;
  return { ...sentColumns(fields ?? {}, organization), industries: [...(branches ?? known)] };
}
