import type { loginForm, passwordChangeForm, resetForm } from '../account/forms.ts';
import type { Contract } from '../contract.ts';
import type { ResultOf } from '../form/form.ts';
import { pick } from '../members.ts';

/** The body that logs in (§7). */
export const credentials = (login: ResultOf<typeof loginForm>): Contract['Credentials'] =>
  pick(login, ['email', 'password', 'rememberMe']);

/** The body that asks for a new password (§7). */
export const passwordReset = (reset: ResultOf<typeof resetForm>): Contract['PasswordReset'] =>
  pick(reset, ['email']);

/** The body that checks one's own old password before a new one is set (§7). */
export const credentialsCheck = (
  email: string,
  { oldPassword }: Pick<ResultOf<typeof passwordChangeForm>, 'oldPassword'>,
): Contract['CredentialsCheck'] => ({ email, password: oldPassword });

/** The change that sets a new password (§7): nothing but the password. */
export const passwordChange = ({
  newPassword,
}: Pick<ResultOf<typeof passwordChangeForm>, 'newPassword'>): Contract['UserChanges'] => ({
  password: newPassword,
});

/** The change that sets the profile picture to an uploaded file, or takes it away (§7). */
export const profilePicture = (fileId: Contract['Id'] | null): Contract['UserChanges'] => ({ file: fileId });

/** The body that precedes an announcement: house type and uploaded pictures (§7, Properties and announcements). */
export const residenceCreation = (
  residenceType: Contract['ResidenceType'],
  files: readonly Contract['FileRecord'][],
): Contract['ResidenceCreation'] => ({ houseType: residenceType, file: [...files] });
