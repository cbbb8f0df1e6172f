import { accept, refuse, type Field } from '../form/field.ts';
import { readText, readOptionalText } from '../form/fields/text.ts';
import { isEmail } from './isEmail.ts';

export const emailField: Field<string, string> = readText((text) =>
  isEmail(text) ? accept(text) : refuse('emailInvalid'),
);

/** An empty field is null. */
export const optionalEmail: Field<string | null, string> = readOptionalText((text) =>
  isEmail(text) ? accept(text) : refuse('emailInvalid'),
);
