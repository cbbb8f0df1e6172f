export { contactsOf, type Contacts, type ContactsOwner } from './contacts.ts';
export { displayName, type NamedUser } from './displayName.ts';
export { shownTo, type Shown, type Viewer } from './shownTo.ts';
