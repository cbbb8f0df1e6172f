import { describe, expect, expectTypeOf, test } from 'vitest';
import fc from 'fast-check';
import { accountForm } from '../account/forms.ts';
import type { Contract } from '../contract.ts';
import { validateForm } from '../form/form.ts';
import {
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  profileOf,
  type Profile,
} from '../profile/forms.ts';
import { anyUser, namelessUser, organizationUser, privateUser, profileOptions } from '../testing/users.ts';
import { passwordChange } from './account.ts';
import { userChanges, userCreation, type NewUser } from './user.ts';

const need: Contract['NeedCreation'] = {
  address: 'Katu 1, Helsinki',
  x: 60.17,
  y: 24.94,
  residenceType: ['office'],
  roomCount: [2],
  moveInDate: '2026-06-01',
};

const account = {
  email: 'tenant@tilava.example',
  password: 'makes-the-best-matches',
  confirmPassword: 'makes-the-best-matches',
};
const newcomer = { account, language: 'sv' } as const;

describe('a sign-up', () => {
  test('§7 A tenant signs up with a profile and a need', () => {
    const creation = userCreation({ ...newcomer, profile: profileOf(privateUser), isLandlord: false, need });
    expect(creation).toStrictEqual({
      email: 'tenant@tilava.example',
      password: 'makes-the-best-matches',
      isLandlord: false,
      privateTenant: {
        firstName: 'First',
        lastName: 'Last',
        phoneNumber: '+358401234567',
        currentAddress: 'Katu 1, Helsinki',
        employeeCount: 1,
      },
      occupation: { work: true, workDetails: 'Carpenter', student: true, studentDetails: 'Design' },
      gender: 'Female',
      birthday: '1990-01-31',
      familyStatus: 'Married',
      children: 2,
      timeInCountry: 36,
      industries: ['mn', 'mi'],
      creditRating: 'a',
      operatingMargin: 'higher',
      deductsVat: false,
      languages: ['fi', 'sv'],
      description: 'A workshop for two.',
      shareContacts: true,
      language: 'sv',
      properties: [need],
    });
  });

  test('§3 §7 An organisation signs up without its employee band, and its industries are the user’s', () => {
    const creation = userCreation({ ...newcomer, profile: profileOf(organizationUser), isLandlord: true });
    expect(creation).toStrictEqual({
      email: 'tenant@tilava.example',
      password: 'makes-the-best-matches',
      isLandlord: true,
      organizationTenant: {
        name: 'Tenant Oy',
        businessId: '1572860-0',
        currentAddress: 'Katu 2, Helsinki',
        phoneNumber: '+35891234567',
        contactFirstName: 'First',
        contactLastName: 'Last',
        contactPhoneNumber: '+358501234567',
        contactEmail: 'contact@tilava.example',
        contactAddress: 'Katu 3, Helsinki',
        billingAddress: 'Katu 4, Helsinki',
        onlineInvoice: '003715728600',
        employeeCount: 12,
        turnover: 250_000.5,
      },
      creditRating: 'aaa',
      operatingMargin: 'postitive',
      deductsVat: true,
      industries: ['ed', 'hc'],
      languages: ['en'],
      description: 'An office for twelve.',
      shareContacts: true,
      language: 'sv',
    });
  });

  test('§5 Empty strings of a profile are sent as null', () => {
    const form = privatePersonForm(profileOptions);
    const values = { firstName: 'First', lastName: 'Last', phoneNumber: '0401234567', languages: ['fi'] };
    const profile = validateForm(form, {
      ...values,
      currentAddress: ' ',
      gender: '',
      description: '',
      workDetails: '',
    });
    const signUp = validateForm(accountForm, account);
    if (!profile.isValid || !signUp.isValid) throw new Error('The forms have to be valid');
    expect(
      userCreation({
        account: signUp.value,
        language: 'fi',
        profile: { kind: 'privatePerson', details: profile.value },
        isLandlord: true,
      }),
    ).toStrictEqual({
      email: 'tenant@tilava.example',
      password: 'makes-the-best-matches',
      isLandlord: true,
      privateTenant: {
        firstName: 'First',
        lastName: 'Last',
        phoneNumber: '+358401234567',
        currentAddress: null,
        employeeCount: null,
      },
      occupation: { work: false, workDetails: null, student: false, studentDetails: null },
      gender: null,
      birthday: null,
      familyStatus: null,
      children: null,
      timeInCountry: null,
      industries: [],
      creditRating: null,
      operatingMargin: null,
      deductsVat: null,
      languages: ['fi'],
      description: null,
      shareContacts: false,
      language: 'fi',
    });
  });
});

// Checked by the compiler: an error that is missing fails `typecheck`.
test('what the contract refuses does not compile', () => {
  const profile = profileOf(privateUser);
  // @ts-expect-error A tenant brings a need.
  const withoutNeed: NewUser = { ...newcomer, profile, isLandlord: false };
  // @ts-expect-error A landlord brings none.
  const withNeed: NewUser = { ...newcomer, profile, isLandlord: true, need };
  const withoutAddress = { ...need, address: undefined };
  // @ts-expect-error A need has an address.
  const brokenNeed: NewUser = { ...newcomer, profile, isLandlord: false, need: withoutAddress };
  // @ts-expect-error The details are those of the kind.
  const wrongKind: Profile = { kind: 'organization', details: profile.details };
  // @ts-expect-error An employee band is counted by the server.
  const withBand: Contract['UserCreation'] = { ...account, isLandlord: true, employee: 0 };
  // @ts-expect-error The margin is spelled as the contract spells it.
  const misspelt: Contract['UserChanges'] = { operatingMargin: 'positive' };
  // @ts-expect-error The confirmation is not sent.
  const confirmed: Contract['UserChanges'] = { ...passwordChange({ newPassword: '' }), confirmPassword: '' };
  expectTypeOf(userCreation).returns.toEqualTypeOf<Contract['UserCreation']>();
  const refused = [withoutNeed, withNeed, brokenNeed, wrongKind, withBand, misspelt, confirmed];
  expect(refused).toHaveLength(7);
});

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
      companyChanges({ creditRating: null, operatingMargin: 'higher', deductsVat: null, industries: ['mi'] }),
    ).toStrictEqual({ creditRating: null, operatingMargin: 'higher', deductsVat: null, industries: ['mi'] });
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
