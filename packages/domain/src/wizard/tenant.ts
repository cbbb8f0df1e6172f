import { accountForm } from '../account/forms.ts';
import { noRules, type Fields, type Form } from '../form/form.ts';
import { needPropertyForm } from '../need.ts';
import { addressForm } from '../place/addressForm.ts';

/** The steps of a tenant's sign-up (§2, Sign-up); today is `YYYY-MM-DD` in Europe/Helsinki. */
export const tenantWizard = <Profile extends Fields>(options: {
  readonly today: string;
  readonly profileForm: Form<Profile>;
}) => ({
  location: addressForm,
  property: needPropertyForm({ today: options.today }),
  // Only shows something, and is always valid.
  results: { fields: {}, rules: noRules },
  profile: options.profileForm,
  account: accountForm,
});
