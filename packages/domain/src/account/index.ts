export { isCommonPassword } from './commonPasswords.ts';
export { isEmail, reachesUnsubscribed, type MailKind } from './email.ts';
export { keyForm, webhookForm } from './keys.ts';
export { accountForm, loginForm, passwordChangeForm, passwordLength, resetForm } from './forms.ts';
