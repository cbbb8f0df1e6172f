import { accept, refuse, type Field, type Reading } from '../form/field.ts';
import { readAnyDay } from '../form/fields/day.ts';
import { readOptionalText, readText } from '../form/fields/text.ts';
import { dayNumber } from '../time/day.ts';
import type { PhoneNumberReader } from './options.ts';

/**
 * How long the texts of a profile are in the contract, in characters.
 *
 * @example
 * textLimits.address; // 200
 */
export const textLimits = {
  personName: 100,
  organizationName: 200,
  address: 200,
  details: 200,
  word: 60,
} as const;

/**
 * A phone number that has to be there, as E.164.
 *
 * @example
 * const phoneNumber = requiredPhoneNumber(() => null);
 */
export const requiredPhoneNumber = (read: PhoneNumberReader): Field<string, string> =>
  readText((text) => readPhone(text, read));

/**
 * A phone number that may be missing, as E.164: an empty field is null.
 *
 * @example
 * const contactPhoneNumber = optionalPhoneNumber(() => null);
 */
export const optionalPhoneNumber = (read: PhoneNumberReader): Field<string | null, string> =>
  readOptionalText((text) => readPhone(text, read));

function readPhone(text: string, read: PhoneNumberReader): Reading<string> {
  const number = read(text);
  return number === null ? refuse('phoneInvalid') : accept(number);
}

/**
 * A day of birth, `YYYY-MM-DD`, that may be missing: today at the latest.
 *
 * @example
 * const birthday = birthdayField('2026-03-01');
 */
export const birthdayField = (today: string): Field<string | null, string> =>
  // Days with years of four digits have the same order as their text.
  readOptionalText((day) =>
    dayNumber(day) !== null && day > today ? refuse('birthdayInFuture') : readAnyDay(day),
  );
