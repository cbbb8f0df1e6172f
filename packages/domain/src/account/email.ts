import { accept, refuse, type Field } from '../form/field.ts';
import { readText, readOptionalText } from '../form/fields/text.ts';

/** The longest address that mail can be sent to (RFC 5321), in characters. */
const greatestLength = 254;

const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const dotsInARow = /^\.|\.\.|\.@/;

/**
 * Whether a text is an email address by the standard pattern (specification, section 5): a mailbox, and a
 * domain of at least two names.
 *
 * @example
 * isEmail('tenant@tilava.example'); // true
 * isEmail('tenant@localhost'); // false
 */
export function isEmail(text: string): boolean {
  return text.length <= greatestLength && mailbox.test(text) && !dotsInARow.test(text);
}

/**
 * An email address that has to be there.
 *
 * @example
 * const fields: Fields = { email: emailField };
 */
export const emailField: Field<string, string> = readText((text) =>
  isEmail(text) ? accept(text) : refuse('emailInvalid'),
);

/**
 * An email address that may be missing: an empty field is null.
 *
 * @example
 * const fields: Fields = { contactEmail: optionalEmail };
 */
export const optionalEmail: Field<string | null, string> = readOptionalText((text) =>
  isEmail(text) ? accept(text) : refuse('emailInvalid'),
);
