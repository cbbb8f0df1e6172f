import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLocale, anyNumber } from '../testing/arbitraries.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { yearlyRent } from './yearlyRent.ts';

describe('money', () => {
  test.each([
    [699, 'en', '699\u00A0€'],
    [1350, 'en', '1\u00A0350\u00A0€'],
    [1350.5, 'en', '1\u00A0350.50\u00A0€'],
    [1_234_567, 'en', '1\u00A0234\u00A0567\u00A0€'],
    [1350, 'fi', '1\u00A0350\u00A0€'],
    [1350.5, 'fi', '1\u00A0350,50\u00A0€'],
    [1350.5, 'sv', '1\u00A0350,50\u00A0€'],
    [1999.999, 'en', '2\u00A0000\u00A0€'],
    [-0.001, 'en', '0\u00A0€'],
    [-1350, 'en', '-1\u00A0350\u00A0€'],
    [null, 'en', ''],
    [NaN, 'fi', ''],
    [-Infinity, 'sv', ''],
  ] as const)('%s in %s is %j', (amount, locale, text) => {
    expect(formatMoney(amount, locale)).toBe(text);
  });

  test('is never printed as anything but a number', () => {
    fc.assert(
      fc.property(anyNumber, anyLocale, (amount, locale) => {
        expect(formatMoney(amount, locale)).toMatch(/^$|^[-\u2212]?\d{1,3}(\u00A0\d{3})*([.,]\d\d)?\u00A0€$/);
      }),
    );
  });
});

test('numbers are grouped by thousands with a no-break space', () => {
  expect(formatNumber(1499, 'en')).toBe('1\u00A0499');
  expect(formatNumber(1499, 'fi')).toBe('1\u00A0499');
  expect(formatNumber(1499, 'sv')).toBe('1\u00A0499');
  expect(formatNumber(999, 'en')).toBe('999');
});

describe('the rent of a year', () => {
  test('is twelve times the monthly rent, to the cent', () => {
    expect(yearlyRent(1350)).toBe(16_200);
    expect(yearlyRent(0.1)).toBe(1.2);
    expect(yearlyRent(1099.99)).toBe(13_199.88);
  });

  test('is none where there is no rent', () => {
    expect(yearlyRent(null)).toBeNull();
    expect(yearlyRent(NaN)).toBeNull();
    expect(yearlyRent(Number.MAX_VALUE)).toBeNull();
  });
});
