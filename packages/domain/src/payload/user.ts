import type { accountForm } from '../account/forms.ts';
import type { Contract } from '../contract.ts';
import type { ResultOf } from '../form/form.ts';
import type { Locale } from '../locale.ts';
import type { Profile } from '../profile/profile.ts';
import { organizationPayload, privatePersonPayload } from './profile.ts';

/** An account, a profile, and for a tenant what they seek. */
export type NewUser = {
  readonly account: Omit<ResultOf<typeof accountForm>, 'confirmPassword'>;
  readonly profile: Profile;
  /** The interface's, which mails are written in then. */
  readonly language: Locale;
} & ({ readonly isLandlord: true } | { readonly isLandlord: false; readonly need: Contract['NeedCreation'] });

/**
 * The body of a sign-up (specification, section 7). The confirmation of the password stays behind, and so does
 * whatever the server counts by itself.
 */
export const userCreation = (newUser: NewUser): Contract['UserCreation'] => ({
  email: newUser.account.email,
  password: newUser.account.password,
  isLandlord: newUser.isLandlord,
  ...profilePayload(newUser.profile),
  language: newUser.language,
  ...(!newUser.isLandlord && { properties: [newUser.need] }),
});

const profilePayload = ({ kind, details }: Profile) =>
  kind === 'privatePerson' ? privatePersonPayload(details) : organizationPayload(details);
