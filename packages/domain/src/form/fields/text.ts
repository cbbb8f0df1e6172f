import { Schema } from 'effect';
import { isBlank, toOneLine } from '../../text/unseen.ts';
import { accept, acceptUnless, makeField, refuse, type Field, type Reading } from '../field.ts';
import { lengthFault, lineOf } from '../lineFault.ts';

/** Text of one line of at most so many characters; blanks around it go, and so does what cannot be seen. */
export const requiredText = (maximum: number): Field<string, string> =>
  readText((text) => readUpTo(maximum, text));

/** As `requiredText`, with a rule of its own for text that is not empty. */
export const readText = (read: (text: string) => Reading<string>): Field<string, string> =>
  makeField<string, string>({
    input: Schema.String,
    value: Schema.String,
    empty: '',
    read: (input) => {
      const text = lineOf(input);
      return isBlank(text) ? refuse('required') : read(text);
    },
    write: (value) => value,
  });

/**
 * Text of one line of at most so many characters; an empty field is null (specification, section 5, Payload shaping).
 */
export const optionalText = (maximum: number): Field<string | null, string> =>
  readOptionalText((text) => readUpTo(maximum, text));

/**
 * As `optionalText`, with a rule of its own for text that is not empty, and another way to take out what cannot be
 * seen.
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
      return isBlank(text) ? accept(null) : read(text);
    },
    write: (value) => value ?? '',
  });

/** Text of at most so many characters. */
export const readUpTo = (maximum: number, text: string): Reading<string> =>
  acceptUnless(lengthFault(text, maximum), text);
