import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amenities } from './enums.ts';
import { faultIn } from './form/faults.ts';
import { emptyValues, requiredFields, validateForm } from './form/form.ts';
import { rentLimits, sizeLimits } from './form/numbers.ts';
import { needForm, needPropertyForm, needValues } from './need.ts';
import { anyDraft, confirmAll, resultOf, ruleBrokenBy } from './testing/forms.ts';
import { anyNeed, someNeed } from './testing/properties.ts';
import { en } from './texts/en.ts';

const today = '2026-03-01';
const form = needForm({ today });
const values = needValues(someNeed);

const brokenBy = (field: keyof typeof values, input: unknown): string | null =>
  ruleBrokenBy(form, { ...values, [field]: input }, field);

describe('what a tenant seeks', () => {
  test('stands for values of the contract', () => {
    const written = {
      address: someNeed.address,
      location: someNeed.location,
      residenceType: ['retail', 'office'],
      roomCount: ['6', '1', '2'],
      floor: ['top', 'middle'],
      sizeMin: '30',
      sizeMax: '',
      rentMin: '',
      rentMax: '1 250,50',
      moveInDate: '2026-06-01',
      moveOutDate: '',
      deposit: true,
      amenities: ['wc'],
      description: ' ',
    };
    expect(validateForm(form, written)).toStrictEqual({
      isValid: true,
      value: {
        address: someNeed.address,
        location: someNeed.location,
        residenceType: ['office', 'retail'],
        roomCount: [1, 2, 6],
        floor: ['middle', 'top'],
        sizeMin: 30,
        sizeMax: null,
        rentMin: null,
        rentMax: 1250.5,
        moveInDate: '2026-06-01',
        moveOutDate: null,
        deposit: true,
        amenities: ['wc'],
        confirmed: '',
        description: null,
      },
    });
  });

  test('§2 The move-in date, rent, size, property types and number of rooms are marked as required', () => {
    expect(requiredFields(needPropertyForm({ today }))).toStrictEqual([
      'residenceType',
      'roomCount',
      'moveInDate',
      'sizeMin',
      'rentMin',
    ]);
    expect(requiredFields(form).slice(0, 2)).toStrictEqual(['address', 'location']);
  });

  test('is the address and the characteristics, each a step of the sign-up', () => {
    expect(Object.keys(needPropertyForm({ today }).fields)).toStrictEqual(Object.keys(form.fields).slice(2));
    expect(validateForm(needPropertyForm({ today }), values).isValid).toBe(true);
  });

  test('§3 §5 A tenant picks property types (office, storage, retail), at least one', () => {
    const all = resultOf(form, { ...values, residenceType: ['retail', 'storage', 'office'] });
    expect(all.residenceType).toStrictEqual(['office', 'storage', 'retail']);
    expect(brokenBy('residenceType', [])).toBe('choiceMissing');
    expect(brokenBy('residenceType', ['restaurant'])).toBe('choiceUnknown');
  });

  test('§5 roomCount needs at least one selected', () => {
    expect(brokenBy('roomCount', [])).toBe('choiceMissing');
  });

  test('§3 §5 §9 Rooms are checkboxes from 1 to 6, where 6 means 6+', () => {
    const all = resultOf(form, { ...values, roomCount: ['1', '2', '3', '4', '5', '6'] });
    expect(all.roomCount).toStrictEqual([1, 2, 3, 4, 5, 6]);
    expect(brokenBy('roomCount', ['0'])).toBe('choiceUnknown');
    expect(brokenBy('roomCount', ['7'])).toBe('choiceUnknown');
  });

  test('§3 §5 A tenant picks possibly several floors (top, middle, bottom), or none', () => {
    const all = resultOf(form, { ...values, floor: ['top', 'middle', 'bottom'] });
    expect(all.floor).toStrictEqual(['bottom', 'middle', 'top']);
    expect(brokenBy('floor', [])).toBeNull();
    expect(brokenBy('floor', ['cellar'])).toBe('choiceUnknown');
  });

  test('§3 Amenities are flags, none of which has to be ticked', () => {
    expect(resultOf(form, { ...values, amenities: [...amenities].toReversed() }).amenities).toStrictEqual(
      amenities,
    );
    expect(brokenBy('amenities', [])).toBeNull();
    expect(brokenBy('amenities', ['pool'])).toBe('choiceUnknown');
  });

  test('§3 The noDeposit flag is a checkbox, which is not ticked at first', () => {
    expect(emptyValues(form).deposit).toBe(false);
    expect(brokenBy('deposit', 0)).toBe('invalid');
  });
});

describe('§5 rentMin, rentMax, sizeMin and sizeMax must be numeric if present', () => {
  test.each([
    ['rentMin', rentLimits.maximum],
    ['rentMax', rentLimits.maximum],
    ['sizeMin', sizeLimits.maximum],
    ['sizeMax', sizeLimits.maximum],
  ] as const)('%s, at most %d', (field, greatest) => {
    expect(brokenBy(field, 'much')).toBe('notANumber');
    expect(brokenBy(field, '0')).toBe('notPositive');
    expect(ruleBrokenBy(form, confirmAll(form, { ...values, [field]: String(greatest) }), field)).toBeNull();
    expect(brokenBy(field, String(greatest + 0.01))).toBe('tooLarge');
    expect(brokenBy(field, '')).toBeNull();
  });
});

describe('the bounds of what a tenant seeks', () => {
  const faultsOf = (bounds: object): unknown => {
    const validation = validateForm(form, { ...values, ...bounds });
    return validation.isValid ? [] : validation.faults;
  };

  test('§5 Rent and size need at least one bound each', () => {
    expect(faultsOf({ rentMin: '', rentMax: '' })).toStrictEqual([faultIn('rentMin', 'boundMissing')]);
    expect(faultsOf({ sizeMin: '', sizeMax: '' })).toStrictEqual([faultIn('sizeMin', 'boundMissing')]);
  });

  test('§5 The minimum of rent and size is not above the maximum', () => {
    expect(faultsOf({ rentMin: '2', rentMax: '1' })).toStrictEqual([
      faultIn('rentMax', 'minimumAboveMaximum'),
    ]);
    expect(faultsOf({ sizeMin: '2', sizeMax: '1' })).toStrictEqual([
      faultIn('sizeMax', 'minimumAboveMaximum'),
    ]);
    expect(en.fault.minimumAboveMaximum).toBe('The minimum is higher than the maximum');
  });
});

describe('the days of what a tenant seeks', () => {
  test('§5 moveInDate is required', () => {
    expect(brokenBy('moveInDate', '')).toBe('required');
    expect(brokenBy('moveOutDate', '')).toBeNull();
  });

  test('§5 Move-in and move-out date pickers have the current day as minimum', () => {
    expect(brokenBy('moveInDate', '2026-03-01')).toBeNull();
    expect(brokenBy('moveInDate', '2026-02-28')).toBe('dayPast');
    expect(ruleBrokenBy(form, { ...values, moveOutDate: '2026-02-28' }, 'moveOutDate')).toBe('dayPast');
  });

  test('§5 The move-out date comes after the move-in date', () => {
    expect(brokenBy('moveOutDate', '2026-06-02')).toBeNull();
    expect(brokenBy('moveOutDate', '2026-06-01')).toBe('moveOutBeforeMoveIn');
  });

  test('§5 Minimum dates are checked only when the value changes', () => {
    const editLater = needForm({ today: '2028-01-01', before: someNeed });
    expect(validateForm(editLater, values).isValid).toBe(true);
    expect(ruleBrokenBy(editLater, { ...values, moveInDate: '2026-06-02' }, 'moveInDate')).toBe('dayPast');
    expect(ruleBrokenBy(editLater, { ...values, moveOutDate: '2027-06-01' }, 'moveOutDate')).toBe('dayPast');
    // Each day is allowed in its own field only.
    expect(ruleBrokenBy(editLater, { ...values, moveInDate: '2027-05-31' }, 'moveInDate')).toBe('dayPast');
    expect(validateForm(needForm({ today: '2028-01-01', before: null }), values).isValid).toBe(false);
  });
});

test('§5 §9 Description of a need has at most 300 characters', () => {
  expect(brokenBy('description', 'x'.repeat(300))).toBeNull();
  expect(brokenBy('description', 'x'.repeat(301))).toBe('tooLong');
  const before = { ...someNeed, description: 'x'.repeat(600) };
  expect(validateForm(needForm({ today, before }), needValues(before)).isValid).toBe(true);
});

describe('the edit form of a need', () => {
  test('holds the need, empty where it says nothing', () => {
    const silent = { ...someNeed, moveInDate: null, moveOutDate: null, description: null, deposit: null };
    expect(needValues(silent)).toStrictEqual({
      ...values,
      moveInDate: '',
      moveOutDate: '',
      description: '',
      deposit: false,
    });
    expect(values).toStrictEqual({
      address: 'Fredrikinkatu 44, 00100 Helsinki',
      location: { latitude: 60.1686, longitude: 24.9305 },
      residenceType: ['office', 'retail'],
      roomCount: ['1', '2', '6'],
      floor: ['middle', 'top'],
      sizeMin: '30',
      sizeMax: '80',
      rentMin: '500',
      rentMax: '1250.5',
      moveInDate: '2026-06-01',
      moveOutDate: '2027-05-31',
      deposit: true,
      amenities: ['kitchen', 'wc'],
      confirmed: '',
      description: 'Bright',
    });
  });

  test('is valid for every need that is there, whenever it is opened, and reads back the same', () => {
    fc.assert(
      fc.property(anyNeed, (need) => {
        const result = resultOf(needForm({ today: '2030-01-01', before: need }), needValues(need));
        expect({ ...result, roomCount: new Set(result.roomCount) }).toMatchObject({
          address: need.address,
          location: need.location,
          roomCount: new Set(need.roomCount),
          sizeMin: need.sizeMin,
          sizeMax: need.sizeMax,
          rentMin: need.rentMin,
          rentMax: need.rentMax,
          moveInDate: need.moveInDate,
          moveOutDate: need.moveOutDate,
          deposit: need.deposit === 0,
          description: need.description,
        });
      }),
    );
  });
});

test('§5 Submit of a property edit is disabled while any validation result exists', () => {
  const filled = Object.entries({ ...values, sizeMax: '', rentMax: '' });
  expect(validateForm(form, Object.fromEntries(filled)).isValid).toBe(true);
  for (const field of requiredFields(form)) {
    const validation = validateForm(form, Object.fromEntries(filled.filter(([name]) => name !== field)));
    expect(validation.isValid ? [] : validation.faults.map((fault) => fault.field)).toStrictEqual([field]);
  }
});

test('the forms of a need never throw, whatever they hold', () => {
  fc.assert(
    fc.property(anyDraft(Object.keys(form.fields)), (draft) => {
      expect(typeof validateForm(form, draft).isValid).toBe('boolean');
    }),
  );
});
