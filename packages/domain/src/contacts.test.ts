import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactsOf, displayName, shownTo, type Viewer } from './contacts.ts';
import { anyUser, namelessUser, organizationUser, privateUser } from './testing/users.ts';

const otherSide = (tenantIsInterested: boolean, landlordIsInterested: boolean): Viewer => ({
  kind: 'otherSide',
  tenantIsInterested,
  landlordIsInterested,
});

const mutual = otherSide(true, true);

const personContacts = {
  name: 'First Last',
  email: 'user@tilava.example',
  phoneNumber: '+358401234567',
  contactPerson: null,
  contactPhoneNumber: null,
  contactEmail: null,
  contactAddress: null,
};

const organizationContacts = {
  name: 'Tenant Oy',
  email: 'user@tilava.example',
  phoneNumber: '+35891234567',
  contactPerson: 'First Last',
  contactPhoneNumber: '+358501234567',
  contactEmail: 'contact@tilava.example',
  contactAddress: 'Katu 3, Helsinki',
};

describe('§2 Contact details in matches are hidden before mutual interest', () => {
  test.each([
    [false, false],
    [true, false],
    [false, true],
  ])('tenant interested: %s, landlord interested: %s', (tenant, landlord) => {
    expect(shownTo(privateUser, otherSide(tenant, landlord))).toStrictEqual({
      extent: 'displayName',
      displayName: 'First',
    });
    expect(shownTo(organizationUser, otherSide(tenant, landlord))).toStrictEqual({
      extent: 'displayName',
      displayName: 'Tenant Oy',
    });
  });
});

describe('§2 Contact details are shown on mutual interest where their owner shares them', () => {
  test('of a private person', () => {
    expect(shownTo(privateUser, mutual)).toStrictEqual({
      extent: 'contacts',
      displayName: 'First',
      contacts: personContacts,
    });
  });

  test('of an organisation', () => {
    expect(shownTo(organizationUser, mutual)).toStrictEqual({
      extent: 'contacts',
      displayName: 'Tenant Oy',
      contacts: organizationContacts,
    });
  });

  test('and not where their owner does not', () => {
    expect(shownTo({ ...privateUser, shareContacts: false }, mutual)).toStrictEqual({
      extent: 'displayName',
      displayName: 'First',
    });
  });
});

describe('§2 §6 Oneself and the admin see everything', () => {
  test.each(['self', 'admin'] as const)('%s', (kind) => {
    expect(shownTo({ ...organizationUser, shareContacts: false }, { kind })).toStrictEqual({
      extent: 'everything',
      displayName: 'Tenant Oy',
      contacts: organizationContacts,
    });
  });
});

describe('contact details', () => {
  test('are empty but for the email where nothing else is known', () => {
    expect(displayName(namelessUser)).toBe('');
    expect(contactsOf(namelessUser)).toStrictEqual({ ...personContacts, name: '', phoneNumber: null });
  });

  test('name a contact person by the names that are there', () => {
    const personOf = (contactFirstName: string | null, contactLastName: string | null): string | null => {
      const { organizationTenant } = organizationUser;
      if (organizationTenant === null) throw new Error('The user has to be an organisation');
      const changed = { ...organizationTenant, contactFirstName, contactLastName };
      return contactsOf({ ...organizationUser, organizationTenant: changed }).contactPerson;
    };
    expect(personOf('First', null)).toBe('First');
    expect(personOf('', 'Last')).toBe('Last');
    expect(personOf(null, null)).toBeNull();
  });

  test('never reach the other side unless all three say so, and never hold anything of a life', () => {
    fc.assert(
      fc.property(anyUser, fc.boolean(), fc.boolean(), (user, tenant, landlord) => {
        const shown = shownTo(user, otherSide(tenant, landlord));
        expect(shown.displayName).toBe(displayName(user));
        expect(shown.extent === 'contacts').toBe(tenant && landlord && user.shareContacts);
        expect(Object.keys(shown)).toHaveLength(shown.extent === 'contacts' ? 3 : 2);
        expect(Object.keys(contactsOf(user)).toSorted()).toEqual(Object.keys(personContacts).toSorted());
      }),
    );
  });
});
