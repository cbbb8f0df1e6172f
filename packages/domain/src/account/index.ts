export { isCommonPassword } from './commonPasswords.ts';
export { isEmail, reachesUnsubscribed, type MailKind } from './email.ts';
export {
  accountForm,
  emailField,
  loginForm,
  optionalEmail,
  passwordChangeForm,
  passwordLength,
  resetForm,
} from './forms.ts';
