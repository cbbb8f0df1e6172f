import type { Contract } from '../contract.ts';
import { mapMembers, pick } from '../members.ts';
import { organizationOf, privatePersonOf, type Profile } from '../profile/profile.ts';
import { changedValues } from './changedValues.ts';
import { organizationPayload, privatePersonPayload } from './profile.ts';

/**
 * What an edited profile changes of its user: only changed values, inside of `privateTenant`, `organizationTenant`
 * and `occupation` too (specification, section 5, Profile and property edit). Null where nothing changed, because
 * there is nothing to send then.
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
