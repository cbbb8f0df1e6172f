import { Schema } from 'effect';
import { toOneLine } from '../../text/unseen.ts';
import { accept, acceptUnless, makeField, refuse, type Field, type Reading } from '../field.ts';
import { lengthFault, lineFault, lineOf } from '../lineFault.ts';

/**
 * Text of one line that has to be there; blanks around it go, and so does what cannot be seen.
 *
 * @param maximum - characters
 * @example
 * const firstName = requiredText(100);
 */
export const requiredText = (maximum: number): Field<string, string> =>
  makeField<string, string>({
    input: Schema.String,
    value: Schema.String,
    empty: '',
    read: (input) => acceptUnless(lineFault(input, maximum), lineOf(input)),
    write: (value) => value,
  });

/**
 * Text of one line that has to be there, in a form of its own; blanks around it go, and so does what cannot be seen.
 *
 * @param read - gets the text, which is not empty
 * @example
 * const code = readText((text) => (text.length === 6 ? accept(text) : refuse('invalid')));
 */
export const readText = (read: (text: string) => Reading<string>): Field<string, string> =>
  makeField<string, string>({
    input: Schema.String,
    value: Schema.String,
    empty: '',
    read: (input) => {
      const text = lineOf(input);
      return text === '' ? refuse('required') : read(text);
    },
    write: (value) => value,
  });

/**
 * Text that may be missing: an empty field is null (specification, section 5, Payload shaping).
 *
 * @param maximum - characters
 * @example
 * const currentAddress = optionalText(200);
 */
export const optionalText = (maximum: number): Field<string | null, string> =>
  readOptionalText((text) => readUpTo(maximum, text));

/**
 * Text that may be missing, in a form of its own where it is there: an empty field is null.
 *
 * @param read - gets the text, which is not empty
 * @param clean - takes out what cannot be seen; one line is left unless something else is said
 * @example
 * const code = readOptionalText((text) => (text.length === 6 ? accept(text) : refuse('invalid')));
 */
export const readOptionalText = (
  read: (text: string) => Reading<string>,
  clean: (input: string) => string = toOneLine,
): Field<string | null, string> =>
  makeField<string | null, string>({
    input: Schema.String,
    value: Schema.NullOr(Schema.String),
    empty: '',
    read: (input) => {
      const text = clean(input).trim();
      return text === '' ? accept(null) : read(text);
    },
    write: (value) => value ?? '',
  });

/** Text of at most so many characters. */
export const readUpTo = (maximum: number, text: string): Reading<string> =>
  acceptUnless(lengthFault(text, maximum), text);
