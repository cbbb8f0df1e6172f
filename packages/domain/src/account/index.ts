export { isCommonPassword } from './commonPasswords.ts';
export { emailField, optionalEmail } from './email.ts';
export { accountForm, loginForm, passwordChangeForm, resetForm } from './forms.ts';
export { isEmail } from './isEmail.ts';
export { reachesUnsubscribed, type MailKind } from './mailKind.ts';
export { passwordLength } from './password.ts';
