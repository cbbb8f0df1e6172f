import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatArea, formatNumber } from '../format.ts';
import { formatMoney } from '../money.ts';
import { anyLocale, realRent, realSize } from '../testing/arbitraries.ts';
import { ruleBrokenBy } from '../testing/forms.ts';
import { formatQuantity } from './faults.ts';
import { noRules, validateForm } from './form.ts';
import { numberReadings, optionalNumber, rentLimits, requiredNumber, sizeLimits } from './numbers.ts';

describe('a typed number is read in every common notation', () => {
  test.each([
    ['1500', [1500]],
    ['1 500', [1500]],
    ['1\u00A0500', [1500]],
    ['1\u2009500', [1500]],
    ['1\u202F500', [1500]],
    ["1'500", [1500]],
    ['1’500', [1500]],
    ['1 499,50 €', [1499.5]],
    ['1,499.50', [1499.5]],
    ['1.499,50', [1499.5]],
    ['1499.50€', [1499.5]],
    ['€1,499.50', [1499.5]],
    ['EUR 1499', [1499]],
    ['1500,-', [1500]],
    ['1 500:- kk', [1500]],
    ['1500 €/kk', [1500]],
    ['€ 1 500 / month', [1500]],
    ['\u200E1500\u2069', [1500]],
    ['1500 euroa kuukaudessa', [1500]],
    ['1500 euros a month', [1500]],
    ['1500 €/månad', [1500]],
    ['1,234,567', [1_234_567]],
    ['1.234.567,5', [1_234_567.5]],
    ['1 234.567', [1234.567]],
    ['0,500', [0.5]],
    ['1500,500', [1500.5]],
    ['1 5000', [15_000]],
    ['\u22125', [-5]],
    ['1,500', [1500, 1.5]],
    ['1.500', [1500, 1.5]],
    ['12,345 €', [12_345, 12.345]],
    ['999.000', [999_000, 999]],
    ['1500 € / kuukausi', [1500]],
    ['１　５００，５０ €', [1500.5]],
    ['١٥٠٠٫٥', [1500.5]],
    ['۱۵۰۰', [1500]],
    ['18000 €/v', []],
    ['15 €/m²', []],
    ['1,50,000', []],
    ['1,2,3', []],
    ['1,234.567.890', []],
    ['about 1000', []],
    ['1e3', []],
    ['2k', []],
    ['', []],
  ])('%j for a rent as %j', (text, readings) => {
    expect(numberReadings(text, rentLimits)).toStrictEqual(readings);
  });

  test.each(['75 m²', '75m2', '75 m^2', '75 ㎡', '75 sqm', '75 neliötä', '75 kvm', '75 square metres'])(
    '%j for a size',
    (text) => {
      expect(numberReadings(text, sizeLimits)).toStrictEqual([75]);
      expect(numberReadings(text, rentLimits)).toStrictEqual([]);
    },
  );

  test('with the one mark between thousands where there are no decimals', () => {
    expect(numberReadings('1,500', { decimals: 0 })).toStrictEqual([1500]);
    expect(numberReadings('12 hlö', { decimals: 0, unit: 'person' })).toStrictEqual([12]);
    expect(numberReadings('3 years', { decimals: 0, unit: 'year' })).toStrictEqual([3]);
  });

  test('and as it is shown, in every language', () => {
    fc.assert(
      fc.property(realRent, realSize, anyLocale, (rent, size, locale) => {
        for (const text of [formatMoney(rent, locale), formatNumber(rent, locale, 'upToTwo')]) {
          expect(numberReadings(text, rentLimits)).toStrictEqual([rent]);
        }
        expect(numberReadings(formatArea(size, locale), sizeLimits)).toStrictEqual([size]);
      }),
    );
  });

  test('and never throws, nor reads more than two numbers', () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789.,'’ \u00A0-+€mk²".split('')) });
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (text) => {
        const readings = numberReadings(text, rentLimits);
        expect(readings.length).toBeLessThanOrEqual(2);
        expect(readings.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('a number that may be read in two ways', () => {
  const form = { fields: { rent: requiredNumber(rentLimits) }, rules: noRules };
  const asked = (rent: string) => {
    const validation = validateForm(form, { rent });
    const [fault] = validation.isValid ? [] : validation.faults;
    return Object.values(fault?.parameters ?? {}).map((quantity) =>
      typeof quantity === 'object' ? formatQuantity(quantity, 'en') : quantity,
    );
  };

  test('is asked about, and never guessed', () => {
    expect(ruleBrokenBy(form, { rent: '1,500' }, 'rent')).toBe('ambiguous');
    expect(asked('1,500')).toStrictEqual(['1\u00A0500\u00A0€', '1.50\u00A0€']);
    expect(asked('1.500')).toStrictEqual(['1\u00A0500\u00A0€', '1.50\u00A0€']);
    expect(asked('12.345')).toStrictEqual(['12\u00A0345\u00A0€', '12.35\u00A0€']);
  });

  test('stays as it was typed, as everything that is refused; all else is written as in the language', () => {
    const { format = () => null } = form.fields.rent;
    for (const typed of ['1,500', 'much', '0.125', '-5', '']) expect(format(typed, 'en')).toBe(typed);
    expect(format('1499,5 €', 'en')).toBe('1\u00A0499.50');
    expect(format('1499.5', 'fi')).toBe('1\u00A0499,50');
    expect(optionalNumber(sizeLimits).format?.('1250.5 m2', 'sv')).toBe('1\u00A0250,5');
  });
});
