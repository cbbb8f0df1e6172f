import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import { formatMoney, sampleRents, yearlyRent } from './money.ts';
import { anyLocale, anyNumber } from './testing/arbitraries.ts';

describe('§9 Currency is the euro, behind numbers grouped by thousands with spaces', () => {
  test.each([
    [0, 'en', '0\u00A0€'],
    [0.05, 'sv', '0,05\u00A0€'],
    [1350, 'sv', '1\u00A0350\u00A0€'],
    [-1350, 'fi', '\u22121\u00A0350\u00A0€'],
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

describe('§9 Numbers are grouped by thousands with spaces', () => {
  test.each(['en', 'fi', 'sv'] as const)('in %s', (locale) => {
    expect(formatNumber(999, locale)).toBe('999');
    expect(formatNumber(1499, locale)).toBe('1\u00A0499');
    expect(formatNumber(1_234_567, locale)).toBe('1\u00A0234\u00A0567');
  });

  test.each([
    ['none', '1\u00A0234', '1\u00A0000'],
    ['one', '1\u00A0234,3', '1\u00A0000,0'],
    ['upToTwo', '1\u00A0234,25', '1\u00A0000'],
    ['cents', '1\u00A0234,25', '1\u00A0000'],
  ] as const)('with the decimals %j', (decimals, text, whole) => {
    expect(formatNumber(1234.25, 'fi', decimals)).toBe(text);
    expect(formatNumber(1000, 'fi', decimals)).toBe(whole);
    expect(formatNumber(1234.25, 'en', decimals)).toBe(text.replace(',', '.'));
  });

  test('where a number of one decimal shows it and no more', () => {
    expect(formatNumber(12.5, 'en', 'upToTwo')).toBe('12.5');
    expect(formatNumber(12.5, 'en', 'cents')).toBe('12.50');
  });
});

describe('the rent of a year', () => {
  test('§9 Yearly rent is 12 times the monthly value', () => {
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

test('§9 Landing sample prices are 699 to 1499 euros a month', () => {
  expect(sampleRents).toStrictEqual({ minimum: 699, maximum: 1499 });
});
