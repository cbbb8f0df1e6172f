import {
  creditRatings,
  employeeBandOf,
  employeeBands,
  industries,
  operatingMargins,
} from '@tilava/domain/enums';
import { readPhoneNumber } from '@tilava/domain/phone';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { badRequest } from '../../http/problems.ts';
import type { UserRow } from './store.ts';

type Schemas = components['schemas'];

/** What somebody changes of a profile; password and picture are no part of it. */
export type ProfileChanges = Omit<Schemas['UserChanges'], 'password' | 'file'>;

/**
 * The columns that change, with what is computed of them; a column whose field is left out is undefined, which the
 * store leaves alone.
 *
 * @param today - in Helsinki
 * @throws ProblemError 400 with a pointer, for what fits the contract's shape but not this user
 */
export function changesToRow(changes: ProfileChanges, before: UserRow, today: string): Partial<UserRow> {
  const { occupation, birthday } = changes;
  refuseOtherKind(changes, before);
  if (typeof birthday === 'string' && birthday > today) {
    throw refusal('Nobody is born in the future', '/body/birthday');
  }
  const organizationTenant = mergedOrganization(changes, before.organizationTenant);
  return defined({
    privateTenant: mergedPerson(changes, before.privateTenant),
    organizationTenant,
    employeeBand:
      organizationTenant && maskOfOne(employeeBands, employeeBandOf(organizationTenant.employeeCount)),
    industries: changes.industries && toMask(industries, changes.industries),
    creditRating: maskOfOne(creditRatings, changes.creditRating),
    operatingMargin: maskOfOne(operatingMargins, changes.operatingMargin),
    works: occupation?.work,
    workDetails: blankToNull(occupation?.workDetails),
    studies: occupation?.student,
    studyDetails: blankToNull(occupation?.studentDetails),
    languages: changes.languages,
    description: blankToNull(changes.description),
    children: changes.children,
    gender: blankToNull(changes.gender),
    birthday,
    timeInCountry: changes.timeInCountry,
    familyStatus: blankToNull(changes.familyStatus),
    currentAddress: blankToNull(changes.currentAddress),
    sharesContacts: changes.shareContacts,
  });
}

/** A user is a private person or an organisation for good. */
function refuseOtherKind(changes: ProfileChanges, before: UserRow): void {
  if (changes.privateTenant !== undefined && before.privateTenant === null) {
    throw refusal('The user is no private person', '/body/privateTenant');
  }
  if (changes.organizationTenant !== undefined && before.organizationTenant === null) {
    throw refusal('The user is no organisation', '/body/organizationTenant');
  }
  if (changes.industries?.length === 0 && before.organizationTenant !== null) {
    throw refusal('An organisation has at least one industry', '/body/industries');
  }
}

function mergedPerson({ privateTenant }: ProfileChanges, before: Schemas['PrivatePerson'] | null) {
  if (privateTenant === undefined || before === null) return undefined;
  const { firstName, lastName, phoneNumber, currentAddress } = privateTenant;
  const at = (name: string) => `/body/privateTenant/${name}`;
  return {
    ...before,
    ...defined({
      firstName: required(firstName, at('firstName')),
      lastName: required(lastName, at('lastName')),
      phoneNumber: phone(required(phoneNumber, at('phoneNumber')), at('phoneNumber')),
      currentAddress: blankToNull(currentAddress),
    }),
  };
}

function mergedOrganization(
  { organizationTenant, industries: chosen }: ProfileChanges,
  before: Schemas['Organization'] | null,
): Schemas['Organization'] | undefined {
  if (before === null || (organizationTenant ?? chosen) === undefined) return undefined;
  const changes = organizationTenant ?? {};
  const at = (name: string) => `/body/organizationTenant/${name}`;
  return {
    ...before,
    ...defined({
      name: required(changes.name, at('name')),
      businessId: changes.businessId,
      currentAddress: blankToNull(changes.currentAddress),
      phoneNumber: phone(required(changes.phoneNumber, at('phoneNumber')), at('phoneNumber')),
      contactFirstName: required(changes.contactFirstName, at('contactFirstName')),
      contactLastName: required(changes.contactLastName, at('contactLastName')),
      contactPhoneNumber: phone(blankToNull(changes.contactPhoneNumber), at('contactPhoneNumber')),
      contactEmail: changes.contactEmail,
      contactAddress: blankToNull(changes.contactAddress),
      billingAddress: blankToNull(changes.billingAddress),
      onlineInvoice: blankToNull(changes.onlineInvoice),
      employeeCount: changes.employeeCount,
      turnover: changes.turnover,
      // An organisation repeats the industries that stand beside it.
      industries: chosen,
    }),
  };
}

function required(text: string | undefined, pointer: string): string | undefined {
  if (text?.trim() === '') throw refusal('This may not be empty', pointer);
  return text;
}

function blankToNull(text: string | null | undefined): string | null | undefined {
  return text?.trim() === '' ? null : text;
}

/** A phone number in E.164 form. */
function phone<Missing extends null | undefined>(text: string | Missing, pointer: string): string | Missing {
  if (typeof text !== 'string') return text;
  const number = readPhoneNumber(text);
  if (number === null) throw refusal('This is no phone number', pointer);
  return number;
}

function maskOfOne<Key>(order: readonly Key[], key: Key | null | undefined): number | undefined {
  return key === undefined ? undefined : toMask(order, key === null ? [] : [key]);
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Only the fields that are there. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  // Whatever is left has its own type without undefined.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}

const refusal = (detail: string, pointer: string) => badRequest('validation_failed', detail, pointer);
