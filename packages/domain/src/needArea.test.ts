import { expect, test } from 'vitest';
import { validateForm } from './form/form.ts';
import { needValues } from './need.ts';
import {
  needWithAreaChanges,
  needWithAreaCreation,
  needWithAreaForm,
  needWithAreaValues,
} from './needArea.ts';
import { areaOf } from './place/drawnArea.ts';
import { resultOf } from './testing/forms.ts';
import { someNeed } from './testing/properties.ts';

const form = needWithAreaForm({ today: '2026-03-01' });
const square = [
  24_920_000, 60_163_000, 24_945_000, 60_163_000, 24_945_000, 60_174_000, 24_920_000, 60_174_000,
];
const need = { ...someNeed, drawnArea: areaOf(square) };
const values = needWithAreaValues(need);

test('the form of a need holds the corners of its area', () => {
  expect(values).toStrictEqual({ ...needValues(someNeed), drawnArea: square });
  expect(needWithAreaValues(someNeed).drawnArea).toStrictEqual([]);
  expect(needWithAreaCreation(resultOf(form, values)).drawnArea).toStrictEqual(need.drawnArea);
  expect(needWithAreaCreation(resultOf(form, { ...values, drawnArea: [] })).drawnArea).toBeNull();
});

test('an area is faulted that breaks a rule, or that lies too far from the address', () => {
  const faultsOf = (changed: Partial<typeof values>) => {
    const validation = validateForm(form, { ...values, ...changed });
    return validation.isValid ? [] : validation.faults.map(({ field, rule }) => `${field} ${rule}`);
  };
  expect(faultsOf({})).toStrictEqual([]);
  expect(faultsOf({ drawnArea: square.slice(4) })).toStrictEqual(['drawnArea areaInvalid']);
  expect(faultsOf({ location: { latitude: 60.3, longitude: 24.9 } })).toStrictEqual([
    'drawnArea areaInvalid',
  ]);
});

test('an area is changed by the order of its corners, and taken away by null', () => {
  const result = resultOf(form, values);
  const turned = areaOf([...square.slice(2), ...square.slice(0, 2)]);
  expect(needWithAreaChanges(need, result)).toBeNull();
  expect(needWithAreaChanges(need, { ...result, drawnArea: turned })).toStrictEqual({ drawnArea: turned });
  expect(needWithAreaChanges(need, { ...result, drawnArea: null, rentMax: 900 })).toStrictEqual({
    drawnArea: null,
    rentMax: 900,
  });
});
