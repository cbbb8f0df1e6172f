import { accept, refuse, type Field, type Reading } from '../form/field.ts';
import { creditRatings } from '../enums/creditRating.ts';
import { operatingMargins } from '../enums/operatingMargin.ts';
import { optionalChoice } from '../form/fields/choice.ts';
import { readAnyDay } from '../form/fields/day.ts';
import { optionalNumber } from '../form/fields/number.ts';
import { readOptionalText, readText } from '../form/fields/text.ts';
import { parseDay } from '../time/parseDay.ts';
import type { PhoneNumberReader } from './options.ts';

/** As the contract has them, in characters. */
export const textLimits = {
  personName: 100,
  organizationName: 200,
  address: 200,
  details: 200,
  word: 60,
} as const;

/** What landlords can prefer besides the industry, of private persons and organisations alike. */
export const businessFields = {
  employeeCount: optionalNumber({ from: 'zero', maximum: 10_000_000, decimals: 0, unit: 'person' }),
  creditRating: optionalChoice(creditRatings),
  operatingMargin: optionalChoice(operatingMargins),
};

/** As E.164. */
export const requiredPhoneNumber = (read: PhoneNumberReader): Field<string, string> =>
  readText((text) => readPhone(text, read));

/** As E.164; an empty field is null. */
export const optionalPhoneNumber = (read: PhoneNumberReader): Field<string | null, string> =>
  readOptionalText((text) => readPhone(text, read));

function readPhone(text: string, read: PhoneNumberReader): Reading<string> {
  const number = read(text);
  return number === null ? refuse('phoneInvalid') : accept(number);
}

/** Today at the latest; an empty field is null. */
export const birthdayField = (today: string): Field<string | null, string> =>
  // Days with years of four digits have the same order as their text.
  readOptionalText((text) =>
    (parseDay(text) ?? '') > today ? refuse('birthdayInFuture') : readAnyDay(text),
  );
