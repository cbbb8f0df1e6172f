import { accountForm } from '../account/forms.ts';
import { noRules, type Fields, type Form } from '../form/form.ts';
import { needPropertyForm } from '../need.ts';
import { addressForm } from '../place/addressForm.ts';

/** A step that only shows something, and is always valid. */
const nothingToFillIn: Form<Readonly<Record<string, never>>> = { fields: {}, rules: noRules };

/** The steps of a tenant's sign-up (§2, Sign-up); today is `YYYY-MM-DD` in Europe/Helsinki. */
export const tenantWizard = <Profile extends Fields>(options: {
  readonly today: string;
  readonly profileForm: Form<Profile>;
}) => ({
  location: addressForm,
  property: needPropertyForm({ today: options.today }),
  results: nothingToFillIn,
  profile: options.profileForm,
  account: accountForm,
});
