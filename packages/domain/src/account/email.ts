import { accept, refuse, type Field, type Reading } from '../form/field.ts';
import { readText, readOptionalText } from '../form/fields/text.ts';
import { withoutInvisible } from '../text/unseen.ts';
import { isEmail, withAsciiDomain } from './isEmail.ts';

function readEmail(text: string): Reading<string> {
  const email = withAsciiDomain(withoutInvisible(text));
  return isEmail(email) ? accept(email) : refuse('emailInvalid');
}

export const emailField: Field<string, string> = readText(readEmail);

/** An empty field is null. */
export const optionalEmail: Field<string | null, string> = readOptionalText(readEmail);
