import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costKinds } from './cost/costKinds.ts';
import { costFields } from './cost/form.ts';
import { criteriaValues } from './criteria/form.ts';
import { residenceTypes } from './enums.ts';
import { emptyValues, fillForm, requiredFields, validateForm } from './form/form.ts';
import { depositLimits, rentLimits, sizeLimits } from './form/numbers.ts';
import { listingForm, listingPropertyForm, listingValues } from './listing.ts';
import { conditions, unspecifiedTerms } from './property/premises.ts';
import { anyDraft, confirmAll, resultOf, ruleBrokenBy } from './testing/forms.ts';
import { anyListing, someCriteria, someListing } from './testing/properties.ts';

const today = '2026-03-01';
const form = listingForm({ today });
const values = listingValues(someListing);

const emptyCosts = emptyValues({ fields: costFields, rules: () => [] });
const nothingStated = Object.fromEntries(
  costKinds.flatMap((kind) => [
    [`${kind}Basis`, null],
    [`${kind}Amount`, null],
    [`${kind}IsEstimated`, false],
  ]),
);

const brokenBy = (field: keyof typeof values, input: unknown): string | null =>
  ruleBrokenBy(form, { ...values, [field]: input }, field);

describe('premises that are let', () => {
  test('stand for values of the contract', () => {
    const written = {
      address: someListing.address,
      location: someListing.location,
      residenceType: 'garage',
      roomCount: '6',
      floor: 'bottom',
      sizeMin: '75,5',
      rentMin: '1 250',
      condition: '',
      view: ' ',
      amenities: ['gym'],
      creditRating: ['aaa'],
    };
    expect(validateForm(form, written)).toStrictEqual({
      isValid: true,
      value: {
        address: someListing.address,
        location: someListing.location,
        residenceType: 'garage',
        roomCount: 6,
        floor: 'bottom',
        sizeMin: 75.5,
        rentMin: 1250,
        depositAmount: null,
        condition: null,
        view: null,
        areaBasis: null,
        vatOnRent: null,
        guarantee: null,
        leaseTermMonths: null,
        noticeMonths: null,
        indexation: null,
        energyClass: null,
        energyCertificate: null,
        permanentBuildingId: null,
        ...nothingStated,
        moveInDate: null,
        moveOutDate: null,
        deposit: false,
        amenities: ['gym'],
        confirmed: '',
        description: null,
        industries: [],
        creditRating: ['aaa'],
        operatingMargin: [],
        employee: [],
        publicDisplay: false,
      },
    });
  });

  test('§5 residenceType, roomCount and floor are required; rent and size are required', () => {
    expect(requiredFields(listingPropertyForm({ today }))).toStrictEqual([
      'residenceType',
      'roomCount',
      'floor',
      'sizeMin',
      'rentMin',
    ]);
    expect(requiredFields(form).slice(0, 2)).toStrictEqual(['address', 'location']);
  });

  test('are an address, the details and the preferred tenant, each a step of a new announcement', () => {
    const names = Object.keys(form.fields);
    expect(names.slice(0, 2)).toStrictEqual(['address', 'location']);
    expect(names.slice(2, -5)).toStrictEqual(Object.keys(listingPropertyForm({ today }).fields));
    expect(names.slice(-5)).toStrictEqual(Object.keys(someCriteria));
    expect(validateForm(listingPropertyForm({ today }), values).isValid).toBe(true);
  });

  test('§3 A landlord’s residenceType is a single choice of those offered in forms', () => {
    for (const type of residenceTypes) expect(brokenBy('residenceType', type), type).toBeNull();
    expect(brokenBy('residenceType', ['office'])).toBe('invalid');
    expect(brokenBy('residenceType', 'castle')).toBe('choiceUnknown');
  });

  test('§5 A landlord picks one room count', () => {
    expect(brokenBy('roomCount', '1')).toBeNull();
    expect(brokenBy('roomCount', '6')).toBeNull();
    expect(brokenBy('roomCount', '0')).toBe('choiceUnknown');
    expect(brokenBy('roomCount', '7')).toBe('choiceUnknown');
    expect(brokenBy('roomCount', ['1', '2'])).toBe('invalid');
    expect(brokenBy('roomCount', null)).toBe('required');
  });

  test('§5 A landlord picks one floor', () => {
    for (const floor of ['bottom', 'middle', 'top']) expect(brokenBy('floor', floor), floor).toBeNull();
    expect(brokenBy('floor', ['top'])).toBe('invalid');
    expect(brokenBy('floor', null)).toBe('required');
  });

  test('§3 condition is new, or nothing is said', () => {
    expect(conditions).toStrictEqual(['new']);
    expect(brokenBy('condition', 'new')).toBeNull();
    expect(brokenBy('condition', null)).toBeNull();
    expect(brokenBy('condition', 'old')).toBe('choiceUnknown');
  });

  test('the view has at most 200 characters, and may be missing', () => {
    expect(brokenBy('view', 'x'.repeat(200))).toBeNull();
    expect(brokenBy('view', 'x'.repeat(201))).toBe('tooLong');
    expect(brokenBy('view', '')).toBeNull();
  });

  test('§5 §9 Description of premises has at most 300 characters in the landlord form, and an older one up to 600 stays', () => {
    expect(brokenBy('description', 'x'.repeat(300))).toBeNull();
    expect(brokenBy('description', 'x'.repeat(301))).toBe('tooLong');
    const before = { ...someListing, description: 'x'.repeat(600) };
    expect(validateForm(listingForm({ today, before }), listingValues(before)).isValid).toBe(true);
  });
});

describe('§5 A landlord’s rent and size are numeric', () => {
  test.each([
    ['rentMin', rentLimits.maximum],
    ['sizeMin', sizeLimits.maximum],
  ] as const)('%s, at most %d', (field, greatest) => {
    expect(brokenBy(field, '')).toBe('required');
    expect(brokenBy(field, 'much')).toBe('notANumber');
    expect(brokenBy(field, '0')).toBe('notPositive');
    expect(ruleBrokenBy(form, confirmAll(form, { ...values, [field]: '0.01' }), field)).toBeNull();
    expect(ruleBrokenBy(form, confirmAll(form, { ...values, [field]: String(greatest) }), field)).toBeNull();
    expect(brokenBy(field, String(greatest + 0.01))).toBe('tooLarge');
    expect(brokenBy(field, '0.005')).toBe('tooPrecise');
    expect(brokenBy(field, '1.005')).toBe('ambiguous');
  });
});

test('a deposit is an amount from 0, or nothing is said', () => {
  expect(brokenBy('depositAmount', '')).toBeNull();
  expect(brokenBy('depositAmount', '0')).toBeNull();
  expect(brokenBy('depositAmount', String(depositLimits.maximum))).toBeNull();
  expect(brokenBy('depositAmount', String(depositLimits.maximum + 1))).toBe('tooLarge');
  expect(brokenBy('depositAmount', '-1')).toBe('negative');
  expect(brokenBy('depositAmount', 'two months')).toBe('notANumber');
});

describe('the costs and the lease', () => {
  test('an amount is asked for where one is charged, and 0 is one', () => {
    const charged = { ...values, electricityBasis: 'month', electricityAmount: '' };
    expect(ruleBrokenBy(form, charged, 'electricityAmount')).toBe('required');
    expect(ruleBrokenBy(form, { ...charged, electricityAmount: '0' }, 'electricityAmount')).toBeNull();
    expect(ruleBrokenBy(form, { ...charged, electricityAmount: '-1' }, 'electricityAmount')).toBe('negative');
    expect(ruleBrokenBy(form, { ...charged, electricityAmount: '1.234,567' }, 'electricityAmount')).toBe(
      'tooPrecise',
    );
    expect(brokenBy('electricityBasis', 'included')).toBeNull();
    expect(brokenBy('electricityBasis', 'year')).toBe('choiceUnknown');
  });

  test('months are whole, at least one of the lease, and may be written with their unit', () => {
    expect(brokenBy('leaseTermMonths', '36 kk')).toBeNull();
    expect(brokenBy('leaseTermMonths', '600 months')).toBeNull();
    expect(brokenBy('leaseTermMonths', '601')).toBe('tooLarge');
    expect(brokenBy('leaseTermMonths', '0')).toBe('notPositive');
    expect(brokenBy('leaseTermMonths', '1,5')).toBe('notWhole');
    expect(brokenBy('noticeMonths', '0')).toBeNull();
    expect(brokenBy('noticeMonths', '61')).toBe('tooLarge');
  });

  test('the permanent building identifier ends in its check character', () => {
    for (const id of ['100012345N', ' 100012345n ', '1000 12345N', '1035150826', '']) {
      expect(brokenBy('permanentBuildingId', id), id).toBeNull();
    }
    for (const id of ['100012345A', '200012345N', '10001234N', '100012345NN', '100012345', 'ÄÄÄÄÄÄÄÄÄÄ']) {
      expect(brokenBy('permanentBuildingId', id), id).toBe('buildingIdInvalid');
    }
  });
});

describe('the days of premises', () => {
  test('may be missing', () => {
    expect(brokenBy('moveInDate', '')).toBeNull();
    expect(brokenBy('moveOutDate', '')).toBeNull();
  });

  test('§5 Both of a landlord’s date pickers have the current day as minimum', () => {
    expect(brokenBy('moveInDate', today)).toBeNull();
    expect(brokenBy('moveInDate', '2026-02-28')).toBe('dayPast');
    expect(ruleBrokenBy(form, { ...values, moveInDate: '', moveOutDate: today }, 'moveOutDate')).toBeNull();
    expect(brokenBy('moveOutDate', '2026-02-28')).toBe('dayPast');
  });

  test('§5 Premises are given up after they are free', () => {
    expect(brokenBy('moveOutDate', '2026-06-02')).toBeNull();
    expect(brokenBy('moveOutDate', '2026-06-01')).toBe('moveOutBeforeMoveIn');
    expect(
      ruleBrokenBy(listingPropertyForm({ today }), { ...values, moveInDate: '2028-01-01' }, 'moveOutDate'),
    ).toBe('moveOutBeforeMoveIn');
  });

  test('§5 Minimum dates of premises are checked only when the value changes', () => {
    const editLater = listingForm({ today: '2028-01-01', before: someListing });
    expect(validateForm(editLater, values).isValid).toBe(true);
    expect(ruleBrokenBy(editLater, { ...values, moveInDate: '2027-05-31' }, 'moveInDate')).toBe('dayPast');
    expect(ruleBrokenBy(editLater, { ...values, moveOutDate: '2027-05-30' }, 'moveOutDate')).toBe('dayPast');
  });
});

describe('the edit form of premises', () => {
  test('holds the listing: its one size and rent, its one room count, and the preferred tenant', () => {
    expect(values).toStrictEqual({
      address: 'Fredrikinkatu 44, 00100 Helsinki',
      location: { latitude: 60.1686, longitude: 24.9305 },
      residenceType: 'coWorkingSpace',
      roomCount: '2',
      floor: 'top',
      sizeMin: '75.5',
      rentMin: '1250',
      depositAmount: '',
      condition: 'new',
      view: 'Park',
      areaBasis: 'leasable',
      vatOnRent: 'charged',
      guarantee: 'A bank guarantee of three months',
      leaseTermMonths: '36',
      noticeMonths: '6',
      indexation: 'costOfLivingIndex',
      energyClass: 'B',
      energyCertificate: '123456',
      permanentBuildingId: '100012345N',
      ...emptyCosts,
      heatingBasis: 'squareMetre',
      heatingAmount: '2.5',
      heatingIsEstimated: true,
      waterBasis: 'included',
      moveInDate: '2026-06-01',
      moveOutDate: '2027-05-31',
      deposit: true,
      amenities: ['kitchen', 'wc'],
      confirmed: '',
      description: 'Bright',
      ...criteriaValues(someCriteria),
    });
  });

  test('is filled by what it came to', () => {
    expect(fillForm(form, resultOf(form, values))).toStrictEqual(values);
  });

  test('is empty where the listing says nothing', () => {
    const { criteria: _, ...bare } = someListing;
    const silent = {
      ...bare,
      ...unspecifiedTerms,
      roomCount: [],
      condition: null,
      view: null,
      moveInDate: null,
      moveOutDate: null,
      deposit: null,
      description: null,
      amenities: [],
    };
    const { address, location, residenceType, floor, sizeMin, rentMin } = values;
    const said = { address, location, residenceType, floor, sizeMin, rentMin };
    expect(listingValues(silent)).toStrictEqual({ ...emptyValues(form), ...said });
    expect(listingValues({ ...silent, deposit: 500 }).deposit).toBe(false);
  });

  test('is valid for every listing that is there, whenever it is opened, and reads back the same', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        const result = resultOf(
          listingForm({ today: '2030-01-01', before: listing }),
          listingValues(listing),
        );
        expect([result.roomCount]).toStrictEqual(listing.roomCount);
        expect(result).toMatchObject({
          address: listing.address,
          location: listing.location,
          residenceType: listing.residenceType,
          floor: listing.floor,
          sizeMin: listing.size,
          rentMin: listing.rent,
          condition: listing.condition,
          view: listing.view,
          moveInDate: listing.moveInDate,
          moveOutDate: listing.moveOutDate,
          description: listing.description,
        });
      }),
    );
  });
});

test('the forms of premises never throw, whatever they hold', () => {
  fc.assert(
    fc.property(anyDraft(Object.keys(form.fields)), (draft) => {
      expect(typeof validateForm(form, draft).isValid).toBe('boolean');
    }),
  );
});
