import { contactsOf, type Contacts, type ContactsOwner } from './contacts.ts';
import { displayName } from './displayName.ts';

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
  | { readonly extent: 'everything'; readonly displayName: string; readonly contacts: Contacts }
  | { readonly extent: 'contacts'; readonly displayName: string; readonly contacts: Contacts }
  | { readonly extent: 'displayName'; readonly displayName: string };

/**
 * What of a user may be shown to whom. The other side sees the display name; the contact details while both are
 * interested, and only where their owner shares them. The user and an admin see everything, the rest of the profile
 * too (specification, section 2, Information pages).
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
