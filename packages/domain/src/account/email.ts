import { accept, refuse, type Field, type Reading } from '../form/field.ts';
import { readText, readOptionalText } from '../form/fields/text.ts';
import { toAsciiForms } from '../text/asciiForms.ts';
import { withoutInvisible } from '../text/unseen.ts';
import { isEmail, withAsciiDomain } from './isEmail.ts';

/** What mail programs and web pages put around an address that is copied from them. */
const scheme = /^mailto:/i;
const named = /^[^<>]*<([^<>]+)>$/;
const quoted = /^\W(.+)\W$/;
const endOfSentence = /[.,;:]+$/;

/**
 * The address alone, as it is copied from a mail program's line, a link or a sentence.
 *
 * @example
 * addressIn('Aino <aino@tilava.example>;'); // 'aino@tilava.example'
 */
const addressIn = (text: string): string =>
  text.replace(endOfSentence, '').replace(named, '$1').replace(scheme, '').replace(quoted, '$1');

function readEmail(text: string): Reading<string> {
  const email = withAsciiDomain(addressIn(toAsciiForms(withoutInvisible(text))));
  return isEmail(email) ? accept(email) : refuse('emailInvalid');
}

export const emailField: Field<string, string> = readText(readEmail);

/** An empty field is null. */
export const optionalEmail: Field<string | null, string> = readOptionalText(readEmail);
