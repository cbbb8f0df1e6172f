import { Schema } from 'effect';
import { faultIn, lengthOf, type FieldFault } from '../form/faults.ts';
import { flag, readOptionalText, readText, readUpTo } from '../form/fields.ts';
import { accept, noRules, plainField, refuse, type Field, type Reading } from '../form/form.ts';
import { toAsciiForms, withoutInvisible } from '../text.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isEmail, withAsciiDomain } from './email.ts';

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

export const emailField = /* @__PURE__ */ readText(readEmail);

/** An empty field is null. */
export const optionalEmail = /* @__PURE__ */ readOptionalText(readEmail);

/** In characters (§9); the maximum keeps hashing it cheap. */
export const passwordLength = { minimum: 8, maximum: 256 } as const;

/** Blanks belong to a password, wherever they stand. */
const passwordField = (read: (input: string) => Reading<string>): Field<string, string> =>
  plainField<string>(Schema.String, '', (input) => (input === '' ? refuse('required') : read(input)));

/** Keyboards compose a letter and its mark in different ways: two spellings of one password are the same. */
function readLength(input: string): Reading<string> {
  const composed = input.normalize('NFC');
  return lengthOf(composed) < passwordLength.minimum
    ? refuse('passwordTooShort')
    : readUpTo(passwordLength.maximum, composed);
}

/** A password that is asked for: any that there may be, because whether it is right only the server knows. */
export const currentPassword = /* @__PURE__ */ passwordField((input) =>
  readUpTo(passwordLength.maximum, input),
);

/** A password that is chosen: long enough (§5) and none of the commonest. */
export const newPassword = /* @__PURE__ */ passwordField((input) =>
  isCommonPassword(input) ? refuse('passwordCommon') : readLength(input),
);

/** A chosen password, written a second time. */
export const confirmedPassword = /* @__PURE__ */ passwordField(readLength);

/** The fault of `field`, which repeats a password, where both can be read and differ (§5). */
export function passwordsDiffer(
  field: string,
  first: string | undefined,
  second: string | undefined,
): readonly FieldFault[] {
  const differ = first !== undefined && second !== undefined && first !== second;
  return differ ? [faultIn(field, 'passwordsDiffer')] : [];
}

/** The login (§2). */
export const loginForm = {
  fields: { email: emailField, password: currentPassword, rememberMe: flag },
  rules: noRules,
};

/** Asking for a new password (§2, Forgot Password), or a colleague into a team. */
export const resetForm = { fields: { email: emailField }, rules: noRules };

/** Step 4 of the tenant's wizard, and the end of the landlord's page (§5, Account). */
export const accountForm = {
  fields: { email: emailField, password: newPassword, confirmPassword: confirmedPassword },
  rules: (readable: { readonly password?: string; readonly confirmPassword?: string }) =>
    passwordsDiffer('confirmPassword', readable.password, readable.confirmPassword),
};

/** §5, Password change. */
export const passwordChangeForm = {
  fields: { oldPassword: currentPassword, newPassword, confirmNewPassword: confirmedPassword },
  rules: (readable: { readonly newPassword?: string; readonly confirmNewPassword?: string }) =>
    passwordsDiffer('confirmNewPassword', readable.newPassword, readable.confirmNewPassword),
};
