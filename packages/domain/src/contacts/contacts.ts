import type { Contract } from '../contract.ts';

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
  if (organizationTenant === null) {
    return {
      name: wholeName(privateTenant?.firstName, privateTenant?.lastName) ?? '',
      email,
      phoneNumber: privateTenant?.phoneNumber ?? null,
      contactPerson: null,
      contactPhoneNumber: null,
      contactEmail: null,
      contactAddress: null,
    };
  }
  const { contactFirstName, contactLastName } = organizationTenant;
  return {
    name: organizationTenant.name,
    email,
    phoneNumber: organizationTenant.phoneNumber,
    contactPerson: wholeName(contactFirstName, contactLastName),
    contactPhoneNumber: organizationTenant.contactPhoneNumber,
    contactEmail: organizationTenant.contactEmail,
    contactAddress: organizationTenant.contactAddress,
  };
}

/** The parts of a name that are there; null where none is. */
const wholeName = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;
