import type { Contract } from '../contract.ts';
import { namesOf, pick } from '../members.ts';
import type { OrganizationProfile } from '../profile/organizationForm.ts';
import type { PrivatePersonProfile } from '../profile/privatePersonForm.ts';
import {
  emptyOrganization,
  emptyPerson,
  occupationNames,
  personalNames,
  userNames,
} from '../profile/profile.ts';

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
