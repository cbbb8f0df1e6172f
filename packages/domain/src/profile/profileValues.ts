import type { Contract } from '../contract.ts';
import { fillForm, type FormValues } from '../form/form.ts';
import { organizationForm, type OrganizationFields } from './organizationForm.ts';
import type { ProfileOptions } from './options.ts';
import { privatePersonForm, type PrivatePersonFields } from './privatePersonForm.ts';
import { profileOf } from './profile.ts';

export type ProfileValues =
  | { readonly kind: 'privatePerson'; readonly values: FormValues<PrivatePersonFields> }
  | { readonly kind: 'organization'; readonly values: FormValues<OrganizationFields> };

/** What a form holds that edits the profile of a user; reading it back gives the profile as it is. */
export function profileValues(user: Contract['User'], options: ProfileOptions): ProfileValues {
  const { kind, details } = profileOf(user);
  return kind === 'privatePerson'
    ? { kind, values: fillForm(privatePersonForm(options), details) }
    : { kind, values: fillForm(organizationForm(options), details) };
}
