import type { FieldFault } from '../form/fault.ts';
import { flag } from '../form/fields/flag.ts';
import { noRules, type Form, type FormResult } from '../form/form.ts';
import { emailField } from './email.ts';
import { confirmedPassword, currentPassword, newPassword, passwordsDiffer } from './password.ts';

const loginFields = { email: emailField, password: currentPassword, rememberMe: flag };

/**
 * The login (specification, section 2).
 *
 * @example
 * validateForm(loginForm, { email: 'tenant@tilava.example', password: 'secret', rememberMe: true });
 */
export const loginForm: Form<typeof loginFields> = { fields: loginFields, rules: noRules };

const resetFields = { email: emailField };

/**
 * Asking for a new password (specification, section 2, Forgot Password).
 *
 * @example
 * validateForm(resetForm, { email: 'tenant@tilava.example' });
 */
export const resetForm: Form<typeof resetFields> = { fields: resetFields, rules: noRules };

const accountFields = { email: emailField, password: newPassword, confirmPassword: confirmedPassword };

/**
 * The account of a sign-up: step 4 of the tenant's wizard, and the end of the landlord's page (specification,
 * section 5, Account).
 *
 * @example
 * requiredFields(accountForm); // ['email', 'password', 'confirmPassword']
 */
export const accountForm: Form<typeof accountFields> = {
  fields: accountFields,
  rules: ({ password, confirmPassword }: Partial<FormResult<typeof accountFields>>): readonly FieldFault[] =>
    passwordsDiffer('confirmPassword', password, confirmPassword),
};

const passwordChangeFields = {
  oldPassword: currentPassword,
  newPassword,
  confirmNewPassword: confirmedPassword,
};

/**
 * A password change (specification, section 5, Password change).
 *
 * @example
 * requiredFields(passwordChangeForm); // ['oldPassword', 'newPassword', 'confirmNewPassword']
 */
export const passwordChangeForm: Form<typeof passwordChangeFields> = {
  fields: passwordChangeFields,
  rules: (readable: Partial<FormResult<typeof passwordChangeFields>>): readonly FieldFault[] =>
    passwordsDiffer('confirmNewPassword', readable.newPassword, readable.confirmNewPassword),
};
