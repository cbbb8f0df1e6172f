export { isCommonPassword } from './commonPasswords.ts';
export { emailField, isEmail, optionalEmail } from './email.ts';
export { accountForm, loginForm, passwordChangeForm, resetForm } from './forms.ts';
export { passwordLength } from './password.ts';
