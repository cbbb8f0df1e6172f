import type { Schemas } from '@tilava/sdk';

export type Entry =
  | { readonly kind: 'user'; readonly id: string; readonly name: string; readonly user: Schemas['User'] }
  | {
      readonly kind: 'property';
      readonly id: string;
      readonly name: string;
      readonly property: Schemas['Property'];
    };

/** What lists call a user: an organisation's or a person's name; empty where there is none. */
export function nameOfUser({ organizationTenant, privateTenant }: Schemas['User']): string {
  if (organizationTenant !== null) return organizationTenant.name;
  return privateTenant === null ? '' : `${privateTenant.firstName} ${privateTenant.lastName}`;
}

/** A user of a list; without a name, the email tells who it is. */
export const entryOfUser = (user: Schemas['User']): Entry => ({
  kind: 'user',
  id: user.id,
  name: nameOfUser(user) || user.email,
  user,
});

export const entryOfProperty = (property: Schemas['Property']): Entry => ({
  kind: 'property',
  id: property.id,
  name: property.address,
  property,
});

export const roleOf = ({ isAdmin, isLandlord }: Schemas['User']): 'admin' | 'landlord' | 'tenant' =>
  isAdmin ? 'admin' : isLandlord ? 'landlord' : 'tenant';

/** What a property is, and whether anybody sees it. */
export function stateOf(property: Schemas['Property']): 'need' | 'listing' | 'hidden' {
  if (property.kind === 'need') return 'need';
  return property.isActive ? 'listing' : 'hidden';
}
