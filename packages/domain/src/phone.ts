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
 * The phone number that a text is, as a whole: a Finnish one where it has no country's code. Null for one that cannot
 * be dialled as it stands: no valid one, one with an extension, or one too long for E.164.
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
 * The E.164 form of a phone number as people write it: a Finnish one, or one of another country with its code.
 * Anything else gives null, and so does a number with an extension, which the E.164 form has no place for.
 *
 * @example
 * readPhoneNumber('040 123 4567'); // '+358401234567'
 * readPhoneNumber('+46 8 123 456 78'); // '+46812345678'
 * readPhoneNumber('call me'); // null
 */
export const readPhoneNumber = (text: string): string | null => parsePhoneNumber(text)?.number ?? null;

/**
 * A phone number in E.164 form for people: with its country's code, in groups with U+00A0 between them. None, or text
 * that is no phone number, gives an empty string.
 *
 * @example
 * formatPhoneNumber('+358401234567'); // '+358 40 1234567'
 */
export function formatPhoneNumber(number: string | null): string {
  const phone = number === null ? null : parsePhoneNumber(number);
  return phone === null ? '' : phone.formatInternational().replaceAll(' ', noBreakSpace);
}
