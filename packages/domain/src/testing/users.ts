import fc from 'fast-check';
import type { Contract } from '../contract.ts';
import { creditRatings, industries, operatingMargins } from '../enums.ts';
import { offeredLanguages, type ProfileOptions } from '../profile/fields.ts';
import { dayNumber, dayOfNumber, dayRange } from '../time.ts';

/** Takes E.164 numbers as they are, and others where they are written with a zero before them. */
export const profileOptions: ProfileOptions = {
  today: '2026-03-01',
  readPhoneNumber: (text) => {
    if (text.startsWith('+')) return text;
    return text.startsWith('0') ? `+358${text.slice(1)}` : null;
  },
  user: null,
};

/** A user who says nothing that need not be said. */
const silentUser: Contract['User'] = {
  id: 'user',
  email: 'user@tilava.example',
  isLandlord: false,
  isAdmin: false,
  file: null,
  description: null,
  properties: [],
  privateTenant: null,
  organizationTenant: null,
  creditRating: null,
  operatingMargin: null,
  deductsVat: null,
  industries: [],
  employee: null,
  children: null,
  occupation: { work: false, workDetails: null, student: false, studentDetails: null },
  languages: [],
  gender: null,
  birthday: null,
  timeInCountry: null,
  familyStatus: null,
  currentAddress: null,
  shareContacts: false,
  language: 'en',
  interestMails: 'immediate',
  messageMails: 'immediate',
  mailsQuoteMessages: true,
  changeMails: true,
  unsubscribed: false,
  favorites: [],
  isInterested: [],
};

/** A user who is neither a private person nor an organisation. */
export const namelessUser: Contract['User'] = { ...silentUser, isAdmin: true };

/** A private person who says everything. */
export const privateUser: Contract['User'] = {
  ...silentUser,
  description: 'A workshop for two.',
  privateTenant: {
    firstName: 'First',
    lastName: 'Last',
    phoneNumber: '+358401234567',
    currentAddress: 'Katu 1, Helsinki',
    employeeCount: 1,
  },
  creditRating: 'a',
  operatingMargin: 'higher',
  deductsVat: false,
  employee: 0,
  industries: ['mn', 'mi'],
  children: 2,
  occupation: { work: true, workDetails: 'Carpenter', student: true, studentDetails: 'Design' },
  languages: ['fi', 'sv'],
  gender: 'Female',
  birthday: '1990-01-31',
  timeInCountry: 36,
  familyStatus: 'Married',
  shareContacts: true,
};

/** An organisation that says everything. */
export const organizationUser: Contract['User'] = {
  ...silentUser,
  description: 'An office for twelve.',
  organizationTenant: {
    name: 'Tenant Oy',
    businessId: '1572860-0',
    currentAddress: 'Katu 2, Helsinki',
    phoneNumber: '+35891234567',
    contactFirstName: 'First',
    contactLastName: 'Last',
    contactPhoneNumber: '+358501234567',
    contactEmail: 'contact@tilava.example',
    contactAddress: 'Katu 3, Helsinki',
    billingAddress: 'Katu 4, Helsinki',
    onlineInvoice: '003715728600',
    employeeCount: 12,
    turnover: 250_000.5,
    industries: ['ed', 'hc'],
  },
  creditRating: 'aaa',
  operatingMargin: 'postitive',
  deductsVat: true,
  industries: ['ed', 'hc'],
  employee: 4,
  languages: ['en'],
  shareContacts: true,
};

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

const word = fc.stringMatching(/^[A-Za-zåäö]{1,60}$/);
const phone = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((number) => `+358${number}`);

const someOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value[]> =>
  fc.shuffledSubarray([...values], { maxLength: 8 });

const common = {
  description: orNull(fc.stringMatching(/^[a-z]{1,600}$/)),
  creditRating: orNull(fc.constantFrom(...creditRatings)),
  operatingMargin: orNull(fc.constantFrom(...operatingMargins)),
  deductsVat: orNull(fc.boolean()),
  industries: someOf(industries),
  languages: fc.shuffledSubarray([...offeredLanguages, 'ja'], { minLength: 1 }),
  shareContacts: fc.boolean(),
};

const anyPrivateUser: fc.Arbitrary<Contract['User']> = fc
  .record({
    ...common,
    privateTenant: fc.record({
      firstName: word,
      lastName: word,
      phoneNumber: phone,
      currentAddress: orNull(word),
      employeeCount: orNull(fc.nat({ max: 10_000_000 })),
    }),
    occupation: fc.record({
      work: fc.boolean(),
      workDetails: orNull(word),
      student: fc.boolean(),
      studentDetails: orNull(word),
    }),
    children: orNull(fc.nat({ max: 99 })),
    gender: orNull(word),
    birthday: orNull(fc.integer({ min: dayNumber(dayRange.first) ?? 0, max: 20_000 }).map(dayOfNumber)),
    timeInCountry: orNull(fc.nat({ max: 999 })),
    familyStatus: orNull(word),
  })
  .map((user) => ({ ...silentUser, ...user }));

const anyOrganizationUser: fc.Arbitrary<Contract['User']> = fc
  .record({
    ...common,
    industries: fc.shuffledSubarray([...industries], { minLength: 1 }),
    organizationTenant: fc.record({
      name: word,
      businessId: orNull(fc.stringMatching(/^\d{7}-\d$/)),
      currentAddress: orNull(word),
      phoneNumber: phone,
      contactFirstName: word,
      contactLastName: word,
      contactPhoneNumber: orNull(phone),
      contactEmail: orNull(fc.constantFrom('contact@tilava.example', 'a@b.fi')),
      contactAddress: orNull(word),
      billingAddress: orNull(word),
      onlineInvoice: orNull(word),
      employeeCount: orNull(fc.nat({ max: 10_000_000 })),
      turnover: orNull(fc.nat().map((hundredths) => hundredths / 100)),
      industries: someOf(industries),
    }),
  })
  .map((user) => ({ ...silentUser, ...user }));

/** Users of both kinds whose profiles the forms could have produced. */
export const anyUser: fc.Arbitrary<Contract['User']> = fc.oneof(anyPrivateUser, anyOrganizationUser);
