import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { toAsciiForms } from '../text/asciiForms.ts';
import { withoutInvisible } from '../text/unseen.ts';

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
