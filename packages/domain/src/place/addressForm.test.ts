import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyValues, fillForm, requiredFields, validateForm } from '../form/form.ts';
import { anyNumber, realPosition } from '../testing/arbitraries.ts';
import { anyDraft, ruleBrokenBy } from '../testing/forms.ts';
import { addressFaults, addressTextFaults } from './addressFaults.ts';
import { addressForm } from './addressForm.ts';
import { isInBounds } from './position.ts';

const location = { latitude: 60.1686, longitude: 24.9305 };
const address = 'Fredrikinkatu 44, 00100 Helsinki';

const brokenBy = (input: unknown): string | null =>
  ruleBrokenBy(addressForm, { address, location: input }, 'location');

test('an address stands for its text and its position', () => {
  const values = { address: ` ${address} `, location: { ...location, label: 'Kamppi' } };
  expect(validateForm(addressForm, values)).toStrictEqual({ isValid: true, value: { address, location } });
  expect(fillForm(addressForm, { address, location })).toStrictEqual({ address, location });
  expect(emptyValues(addressForm)).toStrictEqual({ address: '', location: null });
});

test('§5 Address is a required string', () => {
  expect(requiredFields(addressForm)).toStrictEqual(['address', 'location']);
  expect(ruleBrokenBy(addressForm, { address: ' ', location }, 'address')).toBe('required');
  expect(ruleBrokenBy(addressForm, { address: 44, location }, 'address')).toBe('invalid');
  expect(addressTextFaults(' ')).toStrictEqual([{ field: 'address', rule: 'required', parameters: {} }]);
  expect(addressTextFaults(address)).toStrictEqual([]);
});

test('an address has at most 200 characters', () => {
  expect(ruleBrokenBy(addressForm, { address: 'x'.repeat(200), location }, 'address')).toBeNull();
  expect(ruleBrokenBy(addressForm, { address: 'x'.repeat(201), location }, 'address')).toBe('tooLong');
});

describe('§5 Location needs numeric latitude and longitude', () => {
  test.each([
    [location, null],
    [null, 'locationMissing'],
    [{ ...location, latitude: NaN }, 'locationMissing'],
    [{ ...location, longitude: NaN }, 'locationMissing'],
    [{ ...location, latitude: Infinity }, 'locationMissing'],
    [{ ...location, longitude: -Infinity }, 'locationMissing'],
    [{ latitude: '60.1686', longitude: '24.9305' }, 'invalid'],
    [{ latitude: 60.1686 }, 'invalid'],
    ['60.1686, 24.9305', 'invalid'],
  ])('%j breaks %j', (input, rule) => {
    expect(brokenBy(input)).toBe(rule);
  });
});

test('a location lies in Finland, edges included, and its coordinates are not swapped', () => {
  expect(brokenBy({ latitude: 59, longitude: 19 })).toBeNull();
  expect(brokenBy({ latitude: 71, longitude: 32 })).toBeNull();
  expect(brokenBy({ latitude: 58.99, longitude: 19 })).toBe('locationOutside');
  expect(brokenBy({ latitude: 71, longitude: 32.01 })).toBe('locationOutside');
  expect(brokenBy({ latitude: 24.9305, longitude: 60.1686 })).toBe('locationOutside');
});

test('a location is taken where it lies within the bounds, and nowhere else', () => {
  const anywhere = fc.record({ latitude: anyNumber, longitude: anyNumber });
  fc.assert(
    fc.property(fc.oneof(realPosition, anywhere), (position) => {
      expect(brokenBy(position) === null).toBe(isInBounds(position));
    }),
  );
});

test('an address never throws, whatever it holds', () => {
  fc.assert(
    fc.property(anyDraft(['address', 'location']), (draft) => {
      expect(typeof validateForm(addressForm, draft).isValid).toBe('boolean');
    }),
  );
});

test('what keeps an address from being taken is the same without the form', () => {
  const text = fc.oneof(fc.constantFrom('', ' ', address), fc.string({ maxLength: 210, unit: 'binary' }));
  const anywhere = fc.record({ latitude: anyNumber, longitude: anyNumber });
  const place = fc.oneof(fc.constant(null), realPosition, anywhere);
  fc.assert(
    fc.property(text, place, (typed, chosen) => {
      const values = { address: typed, location: chosen };
      const validation = validateForm(addressForm, values);
      expect(addressFaults(values)).toStrictEqual(validation.isValid ? [] : validation.faults);
    }),
  );
});
