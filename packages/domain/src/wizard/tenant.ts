import { accountForm } from '../account/forms.ts';
import { noRules, type Fields, type Form } from '../form/form.ts';
import { needPropertyForm } from '../need/form.ts';
import { addressForm } from '../place/addressForm.ts';

/** A step that only shows something, and is always valid. */
const nothingToFillIn: Form<Readonly<Record<string, never>>> = { fields: {}, rules: noRules };

/**
 * The five steps of a tenant's sign-up: location, property, results, profile and account (specification, section
 * 2, Sign-up). Nothing is filled in at the results, so that step is always valid.
 *
 * @param options - today as `YYYY-MM-DD` in Europe/Helsinki, and the form of the profile, which is another for a
 * private person than for an organisation
 * @example
 * const steps = tenantWizard({ today: '2026-03-01', profileForm: resetForm });
 * Object.keys(steps); // ['location', 'property', 'results', 'profile', 'account']
 */
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
