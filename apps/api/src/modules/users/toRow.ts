import {
  creditRatings,
  employeeBandOf,
  employeeBands,
  industries,
  operatingMargins,
} from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { assertNoRest, sent, type FieldsOf } from '../everyField.ts';
import { organizationOf, personOf } from './kindOfUser.ts';
import type { UserRow } from './readStore.ts';
import { blankToNull } from '../blankToNull.ts';

type Schemas = components['schemas'];

/** What a user says when signing up and later; the account itself is stored beside it. */
export type UserFields = FieldsOf<Schemas['UserCreation'], Schemas['UserChanges']>;

/** What is stored of that. */
export type UserColumns = Omit<
  UserRow,
  | 'id'
  | 'email'
  | 'passwordHash'
  | 'isLandlord'
  | 'isAdmin'
  | 'verifiedAt'
  | 'fileId'
  | 'createdAt'
  | 'version'
>;

/** A user of whom nothing is said. */
const unsaid: UserColumns = {
  description: null,
  privateTenant: null,
  organizationTenant: null,
  industries: 0,
  creditRating: 0,
  operatingMargin: 0,
  employeeBand: 0,
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
  unsubscribed: false,
};

/**
 * What a user is after a change. Empty texts are null (specification, section 5), and what is computed of a field is
 * computed here.
 *
 * @param before - the user who changes; a new one without
 */
export function userColumns(fields: UserFields, before: UserColumns = unsaid): UserColumns {
  // What is the account's, the picture and the needs are stored by whoever calls.
  const { email: _email, password: _password, isLandlord: _isLandlord, ...rest } = fields;
  const { file: _file, properties: _properties, ...profile } = rest;
  const { privateTenant, industries: branches, ...business } = profile;
  const { organizationTenant, creditRating, operatingMargin, ...personal } = business;
  const { description, occupation, languages, children, gender, birthday, ...others } = personal;
  const {
    timeInCountry,
    familyStatus,
    currentAddress,
    shareContacts,
    language,
    interestMails,
    unsubscribed,
    ...further
  } = others;
  assertNoRest(further);
  const organization = organizationOf(organizationTenant, branches, before.organizationTenant);
  const person = personOf(privateTenant, before.privateTenant);
  const employeeCount = (organization ?? person)?.employeeCount ?? null;
  return {
    description: sent(description, before.description, blankToNull),
    privateTenant: person,
    organizationTenant: organization,
    industries: sent(branches, before.industries, (keys) => toMask(industries, keys)),
    creditRating: sent(creditRating, before.creditRating, (key) => maskOfOne(creditRatings, key)),
    operatingMargin: sent(operatingMargin, before.operatingMargin, (key) => maskOfOne(operatingMargins, key)),
    employeeBand: maskOfOne(employeeBands, employeeBandOf(employeeCount)),
    ...occupationColumns(occupation ?? {}, before),
    languages: sent(languages, before.languages, (codes) => [...codes]),
    children: sent(children, before.children),
    gender: sent(gender, before.gender, blankToNull),
    birthday: sent(birthday, before.birthday),
    timeInCountry: sent(timeInCountry, before.timeInCountry),
    familyStatus: sent(familyStatus, before.familyStatus, blankToNull),
    currentAddress: sent(currentAddress, before.currentAddress, blankToNull),
    sharesContacts: sent(shareContacts, before.sharesContacts),
    language: sent(language, before.language),
    interestMails: sent(interestMails, before.interestMails),
    unsubscribed: sent(unsubscribed, before.unsubscribed),
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
