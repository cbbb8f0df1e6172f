import type { FieldFault } from '../form/fault.ts';
import { flag } from '../form/fields/flag.ts';
import { noRules, type Form, type FormResult } from '../form/form.ts';
import { emailField } from './email.ts';
import { confirmedPassword, currentPassword, newPassword, passwordsDiffer } from './password.ts';

const loginFields = { email: emailField, password: currentPassword, rememberMe: flag };

/** The login (specification, section 2). */
export const loginForm: Form<typeof loginFields> = { fields: loginFields, rules: noRules };

const resetFields = { email: emailField };

/** Asking for a new password (specification, section 2, Forgot Password). */
export const resetForm: Form<typeof resetFields> = { fields: resetFields, rules: noRules };

const accountFields = { email: emailField, password: newPassword, confirmPassword: confirmedPassword };

/** Step 4 of the tenant's wizard, and the end of the landlord's page (specification, section 5, Account). */
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

/** Specification, section 5, Password change. */
export const passwordChangeForm: Form<typeof passwordChangeFields> = {
  fields: passwordChangeFields,
  rules: (readable: Partial<FormResult<typeof passwordChangeFields>>): readonly FieldFault[] =>
    passwordsDiffer('confirmNewPassword', readable.newPassword, readable.confirmNewPassword),
};
