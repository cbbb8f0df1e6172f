import { accept, refuse, type Field } from '../form/field.ts';
import { readText, readOptionalText } from '../form/fields/text.ts';
import { isEmail } from './isEmail.ts';

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
