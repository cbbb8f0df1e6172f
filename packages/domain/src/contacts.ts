import type { Contract } from './contract.ts';

export interface NamedUser {
  readonly privateTenant: Readonly<Pick<Contract['PrivatePerson'], 'firstName'>> | null;
  readonly organizationTenant: Readonly<Pick<Contract['Organization'], 'name'>> | null;
}

/**
 * A user's public name: an organisation's, or a private person's first name; empty for who is neither.
 *
 * @example
 * displayName({ privateTenant: { firstName: 'First' }, organizationTenant: null }); // 'First'
 */
export const displayName = ({ privateTenant, organizationTenant }: NamedUser): string =>
  organizationTenant?.name ?? privateTenant?.firstName ?? '';

export type ContactsOwner = Readonly<
  Pick<Contract['User'], 'email' | 'organizationTenant' | 'shareContacts'>
> & {
  readonly privateTenant: Readonly<
    Pick<Contract['PrivatePerson'], 'firstName' | 'lastName' | 'phoneNumber'>
  > | null;
};

/** Nothing else of a user: no home address, business id or bill, and nothing of their life. */
export interface Contacts {
  /** A private person's whole name, or an organisation's name. */
  readonly name: string;
  readonly email: string;
  /** In E.164 form, as the other numbers. */
  readonly phoneNumber: string | null;
  /** The whole name of an organisation's contact person; null for a private person, as all that follows. */
  readonly contactPerson: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactEmail: string | null;
  readonly contactAddress: string | null;
}

/** The contact details of a user. Who may see them is told by `shownTo`. */
export function contactsOf({ email, privateTenant, organizationTenant }: ContactsOwner): Contacts {
  const person = wholeName(privateTenant?.firstName, privateTenant?.lastName);
  return {
    name: organizationTenant?.name ?? person ?? '',
    email,
    phoneNumber: (organizationTenant ?? privateTenant)?.phoneNumber ?? null,
    contactPerson: wholeName(organizationTenant?.contactFirstName, organizationTenant?.contactLastName),
    contactPhoneNumber: organizationTenant?.contactPhoneNumber ?? null,
    contactEmail: organizationTenant?.contactEmail ?? null,
    contactAddress: organizationTenant?.contactAddress ?? null,
  };
}

/** The parts of a name that are there; null where none is. */
const wholeName = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;

/** The user, an admin, or the other side of a match, whose interest and the tenant's tell whether it is mutual. */
export type Viewer =
  | { readonly kind: 'self' }
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'otherSide';
      /** In the announcement. */
      readonly tenantIsInterested: boolean;
      /** In that tenant, for that announcement. */
      readonly landlordIsInterested: boolean;
    };

export type Shown =
  | { readonly extent: 'everything' | 'contacts'; readonly displayName: string; readonly contacts: Contacts }
  | { readonly extent: 'displayName'; readonly displayName: string };

/**
 * What of a user is shown to whom (§2, Information pages). The other side sees the display name, and the contact
 * details while both are interested and their owner shares them.
 */
export function shownTo(owner: ContactsOwner, viewer: Viewer): Shown {
  const name = displayName(owner);
  if (viewer.kind !== 'otherSide') {
    return { extent: 'everything', displayName: name, contacts: contactsOf(owner) };
  }
  const isMutual = viewer.tenantIsInterested && viewer.landlordIsInterested;
  return isMutual && owner.shareContacts
    ? { extent: 'contacts', displayName: name, contacts: contactsOf(owner) }
    : { extent: 'displayName', displayName: name };
}
