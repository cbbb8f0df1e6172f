export { isCommonPassword } from './commonPasswords.ts';
export { isEmail, reachesUnsubscribed, type MailKind } from './email.ts';
export {
  accountForm,
  invitationForm,
  loginForm,
  passwordChangeForm,
  passwordLength,
  resetForm,
} from './forms.ts';
