import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { industries } from '../enums.ts';
import {
  emptyValues,
  fillForm,
  validateForm,
  type Fields,
  type Form,
  type FormResult,
} from '../form/form.ts';
import { anyUser, namelessUser, organizationUser, privateUser, profileOptions } from '../testing/users.ts';
import {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  profileKinds,
  profileOf,
} from './forms.ts';

const readBack = <F extends Fields>(form: Form<F>, details: FormResult<F>) =>
  validateForm(form, fillForm(form, details));

describe('the profile of a user', () => {
  test('is of the kind that the user is', () => {
    expect(profileKinds).toEqual(['privatePerson', 'organization']);
    expect(profileOf(privateUser)).toStrictEqual({
      kind: 'privatePerson',
      details: {
        firstName: 'First',
        lastName: 'Last',
        phoneNumber: '+358401234567',
        currentAddress: 'Katu 1, Helsinki',
        gender: 'Female',
        birthday: '1990-01-31',
        familyStatus: 'Married',
        children: 2,
        timeInCountry: 36,
        languages: ['fi', 'sv'],
        work: true,
        workDetails: 'Carpenter',
        student: true,
        studentDetails: 'Design',
        industries: ['mn', 'mi'],
        employeeCount: 1,
        creditRating: 'a',
        operatingMargin: 'higher',
        deductsVat: false,
        description: 'A workshop for two.',
        shareContacts: true,
      },
    });
    expect(profileOf(organizationUser)).toStrictEqual({
      kind: 'organization',
      details: {
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
        industries: ['ed', 'hc'],
        employeeCount: 12,
        turnover: 250_000.5,
        creditRating: 'aaa',
        operatingMargin: 'postitive',
        deductsVat: true,
        languages: ['en'],
        description: 'An office for twelve.',
        shareContacts: true,
      },
    });
  });

  test('has nothing filled in where the user is neither', () => {
    const form = privatePersonForm(profileOptions);
    expect(profileOf(namelessUser).kind).toBe('privatePerson');
    expect(fillForm(form, privatePersonOf(namelessUser))).toStrictEqual(emptyValues(form));
    expect(organizationOf(namelessUser)).toStrictEqual({
      name: '',
      businessId: null,
      currentAddress: null,
      phoneNumber: '',
      contactFirstName: '',
      contactLastName: '',
      contactPhoneNumber: null,
      contactEmail: null,
      contactAddress: null,
      billingAddress: null,
      onlineInvoice: null,
      industries: [],
      employeeCount: null,
      turnover: null,
      creditRating: null,
      operatingMargin: null,
      deductsVat: null,
      languages: [],
      description: null,
      shareContacts: false,
    });
  });

  test('reads back the same from the form that edits it', () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        const options = { ...profileOptions, user };
        const profile = profileOf(user);
        const validation =
          profile.kind === 'privatePerson'
            ? readBack(privatePersonForm(options), profile.details)
            : readBack(organizationForm(options), profile.details);
        const inFormOrder = industries.filter((industry) => user.industries.includes(industry));
        expect(validation).toStrictEqual({
          isValid: true,
          value: { ...profile.details, industries: inFormOrder },
        });
      }),
    );
  });
});
