import { describe, expect, test } from 'vitest';
import { validateForm } from '../form/form.ts';
import { listingForm } from '../listing/listing.ts';
import { listingValues } from '../listing/listing.ts';
import { confirmAll } from '../testing/forms.ts';
import { someListing } from '../testing/properties.ts';
import { likely, unlikelyFaults, type Amounts } from './likelihood.ts';

const rulesOf = (amounts: Amounts, options: Parameters<typeof unlikelyFaults>[1] = {}) =>
  unlikelyFaults(amounts, options).map(({ field, rule }) => `${field} ${rule}`);

describe('an unlikely amount is asked about', () => {
  test('from 1 to 500 euros a square metre and from 2 to 100 000 square metres nothing is', () => {
    expect(likely).toStrictEqual({
      size: { minimum: 2, maximum: 100_000 },
      rentPerSquareMetre: { minimum: 1, maximum: 500 },
    });
    for (const amounts of [
      { sizeMin: 80, rentMin: 80 },
      { sizeMin: 80, rentMin: 40_000 },
      { sizeMin: 2, rentMin: 100 },
      { sizeMin: 100_000, rentMin: 100_000 },
      { sizeMin: 80 },
      { rentMin: 0.01 },
    ]) {
      expect(rulesOf(amounts)).toStrictEqual([]);
    }
  });

  test.each<readonly [Amounts, string]>([
    [{ sizeMin: 80, rentMin: 79.99 }, 'rentMin rentUnlikely'],
    [{ sizeMin: 80, rentMin: 40_000.01 }, 'rentMin rentUnlikely'],
    [{ sizeMin: 1.99, rentMin: 1000 }, 'sizeMin sizeUnlikely'],
    [{ sizeMin: 100_000.01, rentMin: null }, 'sizeMin sizeUnlikely'],
    // A low rent is held against the smallest size, a high one against the largest.
    [{ sizeMin: 30, sizeMax: 80, rentMin: null, rentMax: 29 }, 'rentMax rentUnlikely'],
    [{ sizeMin: null, sizeMax: 80, rentMin: null, rentMax: 40_001 }, 'rentMax rentUnlikely'],
    [{ sizeMin: 30, sizeMax: 200_000, rentMax: 1000 }, 'sizeMax sizeUnlikely'],
  ])('%o: %s', (amounts, rule) => {
    expect(rulesOf(amounts)).toStrictEqual([rule]);
  });

  test('unless it was there before, as long as its size is, too', () => {
    const before = { sizeMin: 80, rentMin: 15 };
    expect(rulesOf(before, { before })).toStrictEqual([]);
    expect(rulesOf({ ...before, rentMin: 16 }, { before })).toStrictEqual(['rentMin rentUnlikely']);
    expect(rulesOf({ ...before, sizeMin: 90 }, { before })).toStrictEqual(['rentMin rentUnlikely']);
  });

  test('until it is confirmed, and anew once it changes', () => {
    const form = listingForm({ today: '2026-03-01' });
    const values = { ...listingValues(someListing), sizeMin: '1', rentMin: '1,5 €' };
    expect(validateForm(form, values).isValid).toBe(false);
    const confirmed = confirmAll(form, { ...values, rentMin: '501' });
    expect(validateForm(form, confirmed).isValid).toBe(true);
    expect(validateForm(form, { ...confirmed, rentMin: '502' }).isValid).toBe(false);
  });
});
