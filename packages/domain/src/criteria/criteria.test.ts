import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyValues, fillForm, requiredFields, validateForm } from '../form/form.ts';
import { anyDraft, resultOf, ruleBrokenBy } from '../testing/forms.ts';
import { anyListing, someCriteria } from '../testing/properties.ts';
import { criteriaForm, criteriaValues } from './form.ts';

const nobody = {
  industries: [],
  creditRating: [],
  operatingMargin: [],
  employee: [],
  publicDisplay: false,
};

describe('the preferred tenant', () => {
  test('§3 Preferred-tenant criteria are industries, creditRating, operatingMargin, employee and publicDisplay', () => {
    expect(Object.keys(criteriaForm.fields)).toStrictEqual(Object.keys(nobody));
    expect(resultOf(criteriaForm, criteriaValues(someCriteria))).toStrictEqual(someCriteria);
  });

  test('has nothing that is required', () => {
    expect(requiredFields(criteriaForm)).toStrictEqual([]);
    expect(resultOf(criteriaForm, {})).toStrictEqual(nobody);
    expect(emptyValues(criteriaForm)).toStrictEqual(nobody);
    expect(criteriaValues(undefined)).toStrictEqual(nobody);
  });

  test('§3 Criteria are lists of the checked keys, in the order of the enumerations', () => {
    const ticked = {
      industries: ['mi', 'mn'],
      creditRating: ['d', 'aaa'],
      operatingMargin: ['higher', 'negative'],
      employee: ['7', '0', '3'],
      publicDisplay: true,
    };
    expect(resultOf(criteriaForm, ticked)).toStrictEqual({
      industries: ['mn', 'mi'],
      creditRating: ['aaa', 'd'],
      operatingMargin: ['negative', 'higher'],
      employee: [0, 3, 7],
      publicDisplay: true,
    });
  });

  test('§3 Employee count bands are ticked by their codes, 0 to 7', () => {
    const employee = resultOf(criteriaForm, { employee: ['0', '1', '2', '3', '4', '5', '6', '7'] }).employee;
    expect(employee).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    ['industries', 'xx'],
    ['creditRating', 'AAA'],
    ['operatingMargin', 'huge'],
    ['operatingMargin', 'positive'],
    ['employee', '8'],
    ['employee', '-1'],
  ] as const)('refuses for %s what is not among its keys: %j', (field, key) => {
    expect(ruleBrokenBy(criteriaForm, { [field]: [key] }, field)).toBe('choiceUnknown');
  });

  test('is valid for all criteria that are there, and reads back the same', () => {
    fc.assert(
      fc.property(anyListing, ({ criteria }) => {
        const once = resultOf(criteriaForm, criteriaValues(criteria));
        expect(resultOf(criteriaForm, fillForm(criteriaForm, once))).toStrictEqual(once);
        expect(new Set(once.creditRating)).toStrictEqual(new Set(criteria?.creditRating));
        expect(once.publicDisplay).toBe(criteria?.publicDisplay ?? false);
      }),
    );
  });

  test('never throws, whatever the form holds', () => {
    fc.assert(
      fc.property(anyDraft(Object.keys(nobody)), (draft) => {
        expect(typeof validateForm(criteriaForm, draft).isValid).toBe('boolean');
      }),
    );
  });
});
