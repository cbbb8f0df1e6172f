import type { accountForm } from '../account/forms.ts';
import type { Contract } from '../contract.ts';
import type { ResultOf } from '../form/form.ts';
import type { Locale } from '../format.ts';
import { mapMembers, namesOf, pick } from '../members.ts';
import {
  emptyOrganization,
  emptyPerson,
  occupationNames,
  organizationOf,
  personalNames,
  privatePersonOf,
  userNames,
  type OrganizationProfile,
  type PrivatePersonProfile,
  type Profile,
} from '../profile/forms.ts';
import { changedValues } from './changes.ts';

const commonPayload = (profile: OrganizationProfile | PrivatePersonProfile) => ({
  ...pick(profile, userNames),
  industries: [...profile.industries],
  languages: [...profile.languages],
});

/** A private person's profile in the contract's form. */
export const privatePersonPayload = (person: PrivatePersonProfile) =>
  ({
    privateTenant: pick(person, namesOf(emptyPerson)),
    occupation: pick(person, occupationNames),
    ...pick(person, personalNames),
    ...commonPayload(person),
  }) satisfies Partial<Contract['UserCreation']>;

/** Its industries are the user's (`industries`), and the band of its employees is counted by the server. */
export const organizationPayload = (organization: OrganizationProfile) =>
  ({
    organizationTenant: pick(organization, namesOf(emptyOrganization)),
    ...commonPayload(organization),
  }) satisfies Partial<Contract['UserCreation']>;

/** An account, a profile, and for a tenant what they seek. */
export type NewUser = {
  readonly account: Omit<ResultOf<typeof accountForm>, 'confirmPassword'>;
  readonly profile: Profile;
  /** The interface's, which mails are written in then. */
  readonly language: Locale;
} & ({ readonly isLandlord: true } | { readonly isLandlord: false; readonly need: Contract['NeedCreation'] });

/** The body of a sign-up (§7), without the repeated password and whatever the server derives. */
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

/**
 * The changed values of an edited profile, also inside `privateTenant`, `organizationTenant` and `occupation` (§5,
 * Profile and property edit); null where nothing changed.
 */
export const userChanges = (
  before: Contract['User'],
  { kind, details }: Profile,
): Contract['UserChanges'] | null =>
  kind === 'privatePerson'
    ? changesOf(privatePersonPayload(privatePersonOf(before)), privatePersonPayload(details))
    : changesOf(organizationPayload(organizationOf(before)), organizationPayload(details));

/** Of objects, such as `occupation`, their own changed values. */
function changesOf<Payload extends Contract['UserChanges']>(before: Payload, after: Payload) {
  const parts = pick(before, ['privateTenant', 'organizationTenant', 'occupation']);
  const changed = mapMembers(
    parts,
    (part, name) => changedValues(part ?? {}, after[name as keyof typeof parts] ?? {}) ?? part,
  );
  return changedValues<Contract['UserChanges']>(before, { ...after, ...changed });
}
