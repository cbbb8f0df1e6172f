import { Schema } from 'effect';
import { faultIn, type FieldFault } from '../form/fault.ts';
import { makeField, refuse, type Field, type Reading } from '../form/field.ts';
import { readUpTo } from '../form/fields/text.ts';
import { lengthOf } from '../form/length.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** In characters (specification, section 9); the maximum keeps hashing it cheap. */
export const passwordLength = { minimum: 8, maximum: 256 } as const;

const password = (read: (input: string) => Reading<string>): Field<string, string> =>
  makeField<string, string>({
    input: Schema.String,
    value: Schema.String,
    empty: '',
    // Blanks belong to a password, wherever they stand.
    read: (input) => (input === '' ? refuse('required') : read(input)),
    write: (value) => value,
  });

/** Keyboards compose a letter and its mark in different ways: two spellings of one password are the same. */
function readLength(input: string): Reading<string> {
  const composed = input.normalize('NFC');
  return lengthOf(composed) < passwordLength.minimum
    ? refuse('passwordTooShort')
    : readUpTo(passwordLength.maximum, composed);
}

/** A password that is asked for: any that there may be, because whether it is right only the server knows. */
export const currentPassword: Field<string, string> = password((input) =>
  readUpTo(passwordLength.maximum, input),
);

/** A password that is chosen: long enough (specification, section 5) and none of the commonest. */
export const newPassword: Field<string, string> = password((input) =>
  isCommonPassword(input) ? refuse('passwordCommon') : readLength(input),
);

/** A chosen password, written a second time. */
export const confirmedPassword: Field<string, string> = password(readLength);

/**
 * The fault of the second field, which `field` names, where it differs from the first (specification, section 5),
 * once both can be read.
 */
export function passwordsDiffer(
  field: string,
  first: string | undefined,
  second: string | undefined,
): readonly FieldFault[] {
  const differ = first !== undefined && second !== undefined && first !== second;
  return differ ? [faultIn(field, 'passwordsDiffer')] : [];
}
