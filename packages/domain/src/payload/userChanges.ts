import type { Contract } from '../contract.ts';
import type { OrganizationProfile } from '../profile/organizationForm.ts';
import type { PrivatePersonProfile } from '../profile/privatePersonForm.ts';
import { organizationOf, privatePersonOf, type Profile } from '../profile/profile.ts';
import { changedValues } from './changedValues.ts';
import { organizationPayload, privatePersonPayload } from './profile.ts';

/**
 * What an edited profile changes of its user: only changed values, inside of `privateTenant`, `organizationTenant`
 * and `occupation` too (specification, section 5, Profile and property edit). Null where nothing changed, because
 * there is nothing to send then.
 */
export function userChanges(
  before: Contract['User'],
  { kind, details }: Profile,
): Contract['UserChanges'] | null {
  const changes =
    kind === 'privatePerson' ? privatePersonChanges(before, details) : organizationChanges(before, details);
  return Object.keys(changes).length === 0 ? null : changes;
}

function privatePersonChanges(
  user: Contract['User'],
  details: PrivatePersonProfile,
): Contract['UserChanges'] {
  const before = privatePersonPayload(privatePersonOf(user));
  const { privateTenant, occupation, ...own } = privatePersonPayload(details);
  const changedPerson = changedValues(before.privateTenant, privateTenant);
  const changedOccupation = changedValues(before.occupation, occupation);
  return {
    ...changedValues<Contract['UserChanges']>(before, own),
    ...(changedPerson !== null && { privateTenant: changedPerson }),
    ...(changedOccupation !== null && { occupation: changedOccupation }),
  };
}

function organizationChanges(user: Contract['User'], details: OrganizationProfile): Contract['UserChanges'] {
  const before = organizationPayload(organizationOf(user));
  const { organizationTenant, ...own } = organizationPayload(details);
  const changedOrganization = changedValues(before.organizationTenant, organizationTenant);
  return {
    ...changedValues<Contract['UserChanges']>(before, own),
    ...(changedOrganization !== null && { organizationTenant: changedOrganization }),
  };
}
