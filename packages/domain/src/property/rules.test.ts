import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../form/faults.ts';
import { validateForm } from '../form/form.ts';
import { listingForm, listingValues } from '../listing.ts';
import { wildDay } from '../testing/arbitraries.ts';
import { confirmAll } from '../testing/forms.ts';
import { someListing } from '../testing/properties.ts';
import { boundFaults, likely, periodFaults, unlikelyFaults, type Amounts } from './rules.ts';

describe('the bounds of a rent or a size', () => {
  test.each(['rent', 'size'] as const)(
    'of %s: one is enough, and the minimum is not above the maximum',
    (name) => {
      expect(boundFaults(name, null, null)).toStrictEqual([faultIn(`${name}Min`, 'boundMissing')]);
      expect(boundFaults(name, 30, null)).toStrictEqual([]);
      expect(boundFaults(name, null, 30)).toStrictEqual([]);
      expect(boundFaults(name, 30, 80)).toStrictEqual([]);
      expect(boundFaults(name, 30, 30)).toStrictEqual([]);
      expect(boundFaults(name, 30.01, 30)).toStrictEqual([faultIn(`${name}Max`, 'minimumAboveMaximum')]);
    },
  );

  test.each(['rent', 'size'] as const)('of %s are above 0', (name) => {
    expect(boundFaults(name, 0, null)).toStrictEqual([faultIn(`${name}Min`, 'notPositive')]);
    expect(boundFaults(name, null, 0)).toStrictEqual([faultIn(`${name}Max`, 'notPositive')]);
    expect(boundFaults(name, 30, -1)).toStrictEqual([faultIn(`${name}Max`, 'notPositive')]);
    expect(boundFaults(name, 0, 0)).toStrictEqual([faultIn(`${name}Min`, 'notPositive')]);
    expect(boundFaults(name, 0.01, 0.01)).toStrictEqual([]);
  });

  test('say nothing while one of them cannot be read', () => {
    expect(boundFaults('rent', undefined, null)).toStrictEqual([]);
    expect(boundFaults('rent', null, undefined)).toStrictEqual([]);
    expect(boundFaults('rent', undefined, 1)).toStrictEqual([]);
    expect(boundFaults('rent', 1, undefined)).toStrictEqual([]);
  });
});

describe('the days between which premises are wanted or free', () => {
  const fault = [faultIn('moveOutDate', 'moveOutBeforeMoveIn')];

  test('end after they begin', () => {
    expect(periodFaults('2026-06-01', '2026-06-02')).toStrictEqual([]);
    expect(periodFaults('2026-06-01', '2026-06-01')).toStrictEqual(fault);
    expect(periodFaults('2026-06-01', '2026-05-31')).toStrictEqual(fault);
    expect(periodFaults('2026-06-10', '2026-06-09')).toStrictEqual(fault);
  });

  test.each([null, undefined])('say nothing where one of them is %s', (missing) => {
    expect(periodFaults(missing, '2026-06-01')).toStrictEqual([]);
    expect(periodFaults('2026-06-01', missing)).toStrictEqual([]);
    expect(periodFaults(missing, missing)).toStrictEqual([]);
  });

  test('fault the second day only, and only one order of two', () => {
    fc.assert(
      fc.property(wildDay, wildDay, (one, other) => {
        const faults = [...periodFaults(one, other), ...periodFaults(other, one)];
        expect(faults.length).toBeLessThanOrEqual(one === other ? 2 : 1);
      }),
    );
  });
});

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
