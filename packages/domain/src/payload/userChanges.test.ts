import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { organizationOf, privatePersonOf, profileOf } from '../profile/profile.ts';
import { anyUser, namelessUser, organizationUser, privateUser } from '../testing/users.ts';
import { userChanges } from './userChanges.ts';

const person = privatePersonOf(privateUser);
const company = organizationOf(organizationUser);

const personChanges = (details: Partial<typeof person>): Contract['UserChanges'] | null =>
  userChanges(privateUser, { kind: 'privatePerson', details: { ...person, ...details } });

const companyChanges = (details: Partial<typeof company>): Contract['UserChanges'] | null =>
  userChanges(organizationUser, { kind: 'organization', details: { ...company, ...details } });

describe('§5 Only changed values of a profile are sent', () => {
  test('nothing where nothing changed', () => {
    expect(personChanges({})).toBeNull();
    expect(companyChanges({})).toBeNull();
  });

  test('the members of a private person that changed', () => {
    expect(personChanges({ lastName: 'Other', currentAddress: null })).toStrictEqual({
      privateTenant: { lastName: 'Other', currentAddress: null },
    });
  });

  test('the members of an occupation that changed', () => {
    expect(personChanges({ work: false, studentDetails: null })).toStrictEqual({
      occupation: { work: false, studentDetails: null },
    });
  });

  test('the members of an organisation that changed', () => {
    expect(companyChanges({ name: 'Tenant Ab', turnover: null })).toStrictEqual({
      organizationTenant: { name: 'Tenant Ab', turnover: null },
    });
  });

  test('what else of a private person changed', () => {
    expect(
      personChanges({ gender: null, birthday: '1990-02-01', children: 3, shareContacts: false }),
    ).toStrictEqual({ gender: null, birthday: '1990-02-01', children: 3, shareContacts: false });
  });

  test('what else of an organisation changed, its industries at the user’s level', () => {
    expect(
      companyChanges({ creditRating: null, operatingMargin: 'higher', industries: ['mi'] }),
    ).toStrictEqual({ creditRating: null, operatingMargin: 'higher', industries: ['mi'] });
  });

  test('lists only where other entries are chosen', () => {
    expect(personChanges({ industries: ['mi', 'mn'], languages: ['sv', 'fi'] })).toBeNull();
    expect(personChanges({ languages: ['fi'] })).toStrictEqual({ languages: ['fi'] });
    expect(personChanges({ industries: [] })).toStrictEqual({ industries: [] });
  });

  test('all that is filled in for a user who had no profile', () => {
    const details = { ...privatePersonOf(namelessUser), firstName: 'First', work: true };
    expect(userChanges(namelessUser, { kind: 'privatePerson', details })).toStrictEqual({
      privateTenant: { firstName: 'First' },
      occupation: { work: true },
    });
  });
});

/** What the server makes of changes: members are merged, inside of the three parts too. */
const afterwards = (user: Contract['User'], changes: Contract['UserChanges']): Contract['User'] => {
  const { file: _file, password: _password, ...own } = changes;
  return {
    ...user,
    ...own,
    privateTenant: user.privateTenant && { ...user.privateTenant, ...changes.privateTenant },
    organizationTenant: user.organizationTenant && {
      ...user.organizationTenant,
      ...changes.organizationTenant,
    },
    occupation: { ...user.occupation, ...changes.occupation },
    // JSON holds nothing that is undefined.
  } as Contract['User'];
};

test('changes that are made leave nothing to change', () => {
  fc.assert(
    fc.property(anyUser, anyUser, (user, other) => {
      const profile = profileOf(other);
      fc.pre(profileOf(user).kind === profile.kind);
      const changes = userChanges(user, profile);
      expect(userChanges(afterwards(user, changes ?? {}), profile)).toBeNull();
      expect(changes === null || Object.keys(changes).length > 0).toBe(true);
    }),
  );
});

test('a profile that is not edited changes nothing', () => {
  fc.assert(
    fc.property(anyUser, (user) => {
      expect(userChanges(user, profileOf(user))).toBeNull();
    }),
  );
});
