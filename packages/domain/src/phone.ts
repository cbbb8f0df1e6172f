import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { noBreakSpace } from './format.ts';
import { toAsciiForms, withoutInvisible } from './text.ts';

/** The plus and 15 digits of the E.164 form. Some countries number beyond it. */
const greatestLength = 16;

/** What a number is called on cards and web pages, and the scheme of a link to it. */
const label = /^(?:tel|puh|puhelin|p|gsm|matkapuhelin|mobile|phone|mobil|telefon|tfn)\b[.:]* ?/i;
/** A country's code in brackets. */
const bracketedCode = /^\((\+\d{1,3})\)/;

const withoutLabel = (text: string): string => text.trim().replace(label, '').replace(bracketedCode, '$1');

/**
 * The phone number that a text is, Finnish without a country code. Null for invalid ones, extensions, and those too
 * long for E.164.
 */
export function parsePhoneNumber(text: string): PhoneNumber | null {
  // Nobody writes the parameters of a telephone URI by hand, and the library reads some of them only every
  // second time.
  if (text.includes(';')) return null;
  const phone = parsePhoneNumberFromString(withoutLabel(toAsciiForms(withoutInvisible(text))), {
    defaultCountry: 'FI',
    extract: false,
  });
  if (phone === undefined || !phone.isValid() || phone.ext !== undefined) return null;
  return phone.number.length > greatestLength ? null : phone;
}

/**
 * The E.164 form of a phone number, Finnish without a country code. Null for anything else, also with an extension.
 *
 * @example
 * readPhoneNumber('040 123 4567'); // '+358401234567'
 * readPhoneNumber('+46 8 123 456 78'); // '+46812345678'
 * readPhoneNumber('call me'); // null
 */
export const readPhoneNumber = (text: string): string | null => parsePhoneNumber(text)?.number ?? null;

/**
 * An E.164 number for people, grouped by U+00A0. Empty for none or no phone number.
 *
 * @example
 * formatPhoneNumber('+358401234567'); // '+358 40 1234567'
 */
export function formatPhoneNumber(number: string | null): string {
  const phone = number === null ? null : parsePhoneNumber(number);
  return phone === null ? '' : phone.formatInternational().replaceAll(' ', noBreakSpace);
}
