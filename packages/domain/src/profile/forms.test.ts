import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyValues, fillForm, requiredFields, validateForm } from '../form/form.ts';
import { anyDraft, ruleBrokenBy } from '../testing/forms.ts';
import { organizationUser, privateUser, profileOptions } from '../testing/users.ts';
import { en } from '../texts/en.ts';
import {
  organizationForm,
  organizationOf,
  privatePersonForm,
  privatePersonOf,
  type OrganizationFields,
  type PrivatePersonFields,
} from './forms.ts';

// Made anew by each test, so that whatever is wrong with a form is wrong with its tests.
const personForm = () => privatePersonForm(profileOptions);
const companyForm = () => organizationForm(profileOptions);

const person = privatePersonOf(privateUser);
const company = organizationOf(organizationUser);

type PersonField = keyof PrivatePersonFields;
type CompanyField = keyof OrganizationFields;

const personRule = (field: PersonField, input: unknown): string | null =>
  ruleBrokenBy(personForm(), { ...fillForm(personForm(), person), [field]: input }, field);
const companyRule = (field: CompanyField, input: unknown): string | null =>
  ruleBrokenBy(companyForm(), { ...fillForm(companyForm(), company), [field]: input }, field);

describe('the profile of a private person', () => {
  test('§3 A private tenant has a name, a phone number, an address, an occupation and personal details', () => {
    const values = {
      firstName: ' First ',
      lastName: 'Last',
      phoneNumber: '0401234567',
      currentAddress: 'Katu 1, Helsinki',
      gender: 'Female',
      birthday: '1990-01-31',
      familyStatus: 'Married',
      children: '2',
      timeInCountry: '36',
      languages: ['fi', 'sv'],
      work: true,
      workDetails: 'Carpenter',
      student: true,
      studentDetails: 'Design',
      industries: ['mi', 'mn'],
      employeeCount: '1',
      creditRating: 'a',
      operatingMargin: 'higher',
      deductsVat: 'no',
      description: 'A workshop for two.',
      shareContacts: true,
    };
    expect(validateForm(personForm(), values)).toStrictEqual({ isValid: true, value: person });
  });

  test('§2 §5 First name, last name, phone number and languages are required', () => {
    expect(requiredFields(personForm())).toEqual(['firstName', 'lastName', 'phoneNumber', 'languages']);
  });

  test('§5 Empty strings of a private person become null', () => {
    const { firstName, lastName, phoneNumber, languages } = person;
    expect(validateForm(personForm(), { firstName, lastName, phoneNumber, languages })).toStrictEqual({
      isValid: true,
      value: {
        firstName,
        lastName,
        phoneNumber,
        currentAddress: null,
        gender: null,
        birthday: null,
        familyStatus: null,
        children: null,
        timeInCountry: null,
        languages,
        work: false,
        workDetails: null,
        student: false,
        studentDetails: null,
        industries: [],
        employeeCount: null,
        creditRating: null,
        operatingMargin: null,
        deductsVat: null,
        description: null,
        shareContacts: false,
      },
    });
  });

  test('§5 §9 timeInCountry is numeric, between 0 and 999', () => {
    expect(personRule('timeInCountry', '0')).toBeNull();
    expect(personRule('timeInCountry', '999')).toBeNull();
    expect(personRule('timeInCountry', '1000')).toBe('tooLarge');
    expect(personRule('timeInCountry', '-1')).toBe('negative');
    expect(personRule('timeInCountry', 'long')).toBe('notANumber');
    expect(personRule('timeInCountry', '1.5')).toBe('notWhole');
  });

  test('§3 Children are a whole number up to 99', () => {
    expect(personRule('children', '0')).toBeNull();
    expect(personRule('children', '99')).toBeNull();
    expect(personRule('children', '100')).toBe('tooLarge');
    expect(personRule('children', '-1')).toBe('negative');
    expect(personRule('children', '0.5')).toBe('notWhole');
  });

  test('§5 Employee count of a private person is a whole number from 0', () => {
    expect(personRule('employeeCount', '0')).toBeNull();
    expect(personRule('employeeCount', '-1')).toBe('negative');
    expect(personRule('employeeCount', '1.5')).toBe('notWhole');
    expect(personRule('employeeCount', 'few')).toBe('notANumber');
  });

  test('§3 Birthday is a day that has come', () => {
    expect(personRule('birthday', '2026-03-01')).toBeNull();
    expect(personRule('birthday', ' 1990-01-31 ')).toBeNull();
    expect(personRule('birthday', '2026-03-02')).toBe('birthdayInFuture');
    expect(personRule('birthday', '1990-02-30')).toBe('dayInvalid');
    expect(personRule('birthday', '1900-01-01')).toBeNull();
    expect(personRule('birthday', '1899-12-31')).toBe('dayOutside');
    expect(en.fault.birthdayInFuture).toBe('Enter today’s date or an earlier one');
  });

  test('§5 §9 Description of a profile has at most 300 characters, but for one that was longer before', () => {
    const user = { description: 'x'.repeat(400) };
    const editing = privatePersonForm({ ...profileOptions, user });
    expect(personRule('description', 'x'.repeat(300))).toBeNull();
    expect(personRule('description', 'x'.repeat(301))).toBe('tooLong');
    expect(ruleBrokenBy(editing, { description: 'x'.repeat(400) }, 'description')).toBeNull();
    expect(ruleBrokenBy(editing, { description: 'x'.repeat(399) }, 'description')).toBe('tooLong');
    const editingCompany = organizationForm({ ...profileOptions, user });
    expect(ruleBrokenBy(editingCompany, { description: 'x'.repeat(400) }, 'description')).toBeNull();
    expect(companyRule('description', 'x'.repeat(301))).toBe('tooLong');
  });

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['currentAddress', 200],
    ['gender', 60],
    ['familyStatus', 60],
    ['workDetails', 200],
    ['studentDetails', 200],
  ] as const)('has a %s of at most %i characters', (field, maximum) => {
    expect(personRule(field, 'x'.repeat(maximum))).toBeNull();
    expect(personRule(field, 'x'.repeat(maximum + 1))).toBe('tooLong');
  });
});

describe('the profile of an organisation', () => {
  test('§3 An organisation tenant has a name, a business id, a contact person, bills and figures', () => {
    const values = {
      name: ' Tenant Oy ',
      businessId: '1572860-0',
      currentAddress: 'Katu 2, Helsinki',
      phoneNumber: '091234567',
      contactFirstName: 'First',
      contactLastName: 'Last',
      contactPhoneNumber: '0501234567',
      contactEmail: 'contact@tilava.example',
      contactAddress: 'Katu 3, Helsinki',
      billingAddress: 'Katu 4, Helsinki',
      onlineInvoice: '003715728600',
      industries: ['hc', 'ed'],
      employeeCount: '12',
      turnover: '250 000,50',
      creditRating: 'aaa',
      operatingMargin: 'postitive',
      deductsVat: 'yes',
      languages: ['en'],
      description: 'An office for twelve.',
      shareContacts: true,
    };
    expect(validateForm(companyForm(), values)).toStrictEqual({ isValid: true, value: company });
  });

  test('§2 §5 Name, phone number, contact person, industry and languages are required', () => {
    expect(requiredFields(companyForm())).toEqual([
      'name',
      'phoneNumber',
      'contactFirstName',
      'contactLastName',
      'industries',
      'languages',
    ]);
  });

  test('§5 Empty strings of an organisation become null', () => {
    const { name, phoneNumber, contactFirstName, contactLastName, industries, languages } = company;
    const values = { name, phoneNumber, contactFirstName, contactLastName, industries, languages };
    expect(validateForm(companyForm(), values)).toStrictEqual({
      isValid: true,
      value: {
        ...values,
        businessId: null,
        currentAddress: null,
        contactPhoneNumber: null,
        contactEmail: null,
        contactAddress: null,
        billingAddress: null,
        onlineInvoice: null,
        employeeCount: null,
        turnover: null,
        creditRating: null,
        operatingMargin: null,
        deductsVat: null,
        description: null,
        shareContacts: false,
      },
    });
  });

  test('§5 Employee count is numeric and non-negative', () => {
    expect(companyRule('employeeCount', '0')).toBeNull();
    expect(companyRule('employeeCount', '10000000')).toBeNull();
    expect(companyRule('employeeCount', '10000001')).toBe('tooLarge');
    expect(companyRule('employeeCount', '-1')).toBe('negative');
    expect(companyRule('employeeCount', 'many')).toBe('notANumber');
    expect(companyRule('employeeCount', '1.5')).toBe('notWhole');
  });

  test('§5 Turnover is numeric and non-negative', () => {
    expect(companyRule('turnover', '0')).toBeNull();
    expect(companyRule('turnover', '1000000000000')).toBeNull();
    expect(companyRule('turnover', '1000000000001')).toBe('tooLarge');
    expect(companyRule('turnover', '-0.01')).toBe('negative');
    expect(companyRule('turnover', 'much')).toBe('notANumber');
    expect(companyRule('turnover', '0.01')).toBeNull();
    expect(companyRule('turnover', '0.001')).toBe('tooPrecise');
  });

  test('§3 Operating margin is one of three, or none', () => {
    for (const margin of ['negative', 'postitive', 'higher', '', null]) {
      expect(companyRule('operatingMargin', margin), String(margin)).toBeNull();
    }
    expect(companyRule('operatingMargin', 'huge')).toBe('choiceUnknown');
    expect(companyRule('operatingMargin', 7)).toBe('invalid');
    expect(emptyValues(companyForm()).operatingMargin).toBeNull();
  });

  test('whether tax can be deducted is yes, no, or not known', () => {
    for (const answer of ['yes', 'no', '', null]) {
      expect(companyRule('deductsVat', answer), String(answer)).toBeNull();
    }
    expect(companyRule('deductsVat', 'maybe')).toBe('choiceUnknown');
    expect(companyRule('deductsVat', true)).toBe('invalid');
  });

  test('§3 Credit rating is one of eight, or none', () => {
    expect(companyRule('creditRating', 'd')).toBeNull();
    expect(companyRule('creditRating', '')).toBeNull();
    expect(companyRule('creditRating', 'e')).toBe('choiceUnknown');
  });

  test('§5 Organisation fields have formats of their own', () => {
    expect(companyRule('businessId', '1234567')).toBe('businessIdInvalid');
    expect(companyRule('contactEmail', 'contact')).toBe('emailInvalid');
    expect(companyRule('contactPhoneNumber', 'call me')).toBe('phoneInvalid');
    expect(companyRule('phoneNumber', 'call me')).toBe('phoneInvalid');
    expect(personRule('phoneNumber', 'call me')).toBe('phoneInvalid');
  });

  test.each([
    ['name', 200],
    ['currentAddress', 200],
    ['contactFirstName', 100],
    ['contactLastName', 100],
    ['contactAddress', 200],
    ['billingAddress', 200],
    ['onlineInvoice', 200],
  ] as const)('has a %s of at most %i characters', (field, maximum) => {
    expect(companyRule(field, 'x'.repeat(maximum))).toBeNull();
    expect(companyRule(field, 'x'.repeat(maximum + 1))).toBe('tooLong');
  });
});

test('the forms of a profile never throw, whatever they hold', () => {
  fc.assert(
    fc.property(
      anyDraft([...Object.keys(personForm().fields), ...Object.keys(companyForm().fields)]),
      (draft) => {
        expect(typeof validateForm(personForm(), draft).isValid).toBe('boolean');
        expect(typeof validateForm(companyForm(), draft).isValid).toBe('boolean');
      },
    ),
  );
});
