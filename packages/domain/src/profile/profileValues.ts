import type { Contract } from '../contract.ts';
import { fillForm, type FormValues } from '../form/form.ts';
import { organizationForm, type OrganizationFields } from './organizationForm.ts';
import type { ProfileOptions } from './options.ts';
import { privatePersonForm, type PrivatePersonFields } from './privatePersonForm.ts';
import { profileOf } from './profile.ts';

/**
 * What the form of a profile holds, by the kind of its user.
 *
 * @example
 * const isOrganization = ({ kind }: ProfileValues): boolean => kind === 'organization';
 */
export type ProfileValues =
  | { readonly kind: 'privatePerson'; readonly values: FormValues<PrivatePersonFields> }
  | { readonly kind: 'organization'; readonly values: FormValues<OrganizationFields> };

/**
 * What a form holds that edits the profile of a user; reading it back gives the profile as it is.
 *
 * @example
 * const firstNameOf = (...parameters: Parameters<typeof profileValues>): string => {
 *   const profile = profileValues(...parameters);
 *   return profile.kind === 'privatePerson' ? profile.values.firstName : profile.values.contactFirstName;
 * };
 */
export function profileValues(user: Contract['User'], options: ProfileOptions): ProfileValues {
  const { kind, details } = profileOf(user);
  return kind === 'privatePerson'
    ? { kind, values: fillForm(privatePersonForm(options), details) }
    : { kind, values: fillForm(organizationForm(options), details) };
}
