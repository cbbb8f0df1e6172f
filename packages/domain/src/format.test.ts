import { describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { formatArea, formatDistance, formatPercentage, formatRange, formatRooms } from './format.ts';
import * as format from './format.ts';
import * as money from './money.ts';
import { anyLocale, anyNumber, wildDay } from './testing/arbitraries.ts';
import * as time from './time.ts';

test('a formatter is made once for each locale and its decimals, and used again', async () => {
  // A module of its own: other tests have had their formatters made.
  vi.resetModules();
  const { formatNumber } = await import('./format.ts');
  const make = vi.spyOn(Intl, 'NumberFormat');
  expect([1, 2].map((value) => formatNumber(value, 'en', 'one'))).toStrictEqual(['1.0', '2.0']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(formatNumber(1, 'fi', 'one')).toBe('1,0');
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});

describe('§9 A distance is in metres below 1000, otherwise in kilometres, with one decimal below 10', () => {
  test.each([
    [0, 'en', '0\u00A0m'],
    [999, 'en', '999\u00A0m'],
    [999.5, 'en', '1.0\u00A0km'],
    [1000, 'en', '1.0\u00A0km'],
    [1049, 'en', '1.0\u00A0km'],
    [1050, 'en', '1.1\u00A0km'],
    [1250, 'fi', '1,3\u00A0km'],
    [2000, 'sv', '2,0\u00A0km'],
    [9949, 'en', '9.9\u00A0km'],
    [9950, 'en', '10\u00A0km'],
    [9999, 'en', '10\u00A0km'],
    [10_499, 'en', '10\u00A0km'],
    [10_500, 'en', '11\u00A0km'],
    [1_234_567, 'en', '1\u00A0235\u00A0km'],
    [999, 'fi', '999\u00A0m'],
    [1240, 'fi', '1,2\u00A0km'],
    [12_345, 'sv', '12\u00A0km'],
    [0.4, 'en', '0\u00A0m'],
    [NaN, 'en', ''],
    [Infinity, 'en', ''],
    [-1, 'en', ''],
    [null, 'en', ''],
  ] as const)('%s m in %s is %j', (metres, locale, text) => {
    expect(formatDistance(metres, locale)).toBe(text);
  });
});

test('§9 An area is in m²', () => {
  expect(formatArea(54, 'en')).toBe('54\u00A0m²');
  expect(formatArea(54, 'fi')).toBe('54\u00A0m²');
  expect(formatArea(54.25, 'en')).toBe('54.25\u00A0m²');
  expect(formatArea(54.256, 'en')).toBe('54.26\u00A0m²');
  expect(formatArea(NaN, 'en')).toBe('');
  expect(formatArea(1250.5, 'en')).toBe('1\u00A0250.5\u00A0m²');
  expect(formatArea(1250.5, 'sv')).toBe('1\u00A0250,5\u00A0m²');
  expect(formatArea(null, 'fi')).toBe('');
});

test('a range has its unit once', () => {
  expect(formatRange('60\u00A0m²', '90\u00A0m²')).toBe('60–90\u00A0m²');
  expect(formatRange('1\u00A0200\u00A0€', '1\u00A0500\u00A0€')).toBe('1\u00A0200–1\u00A0500\u00A0€');
});

test('§9 A match percentage is the points followed by %', () => {
  expect(formatPercentage(87, 'en')).toBe('87%');
  expect(formatPercentage(100, 'fi')).toBe('100\u00A0%');
  expect(formatPercentage(0, 'sv')).toBe('0\u00A0%');
  expect(formatPercentage(null, 'en')).toBe('');
  expect(formatPercentage(NaN, 'fi')).toBe('');
});

describe('§3 §9 Rooms are shown as ranges, and 6 means 6+', () => {
  test.each([
    [[1, 2, 4], '1–2, 4'],
    [[6], '6+'],
    [[1, 2, 3], '1–3'],
    [[5, 6], '5–6+'],
    [[1, 2, 3, 4, 5, 6], '1–6+'],
    [[4, 2, 2, 6], '2, 4, 6+'],
    [[8], '6+'],
    [[], ''],
  ])('%j are %j', (rooms, text) => {
    expect(formatRooms(rooms)).toBe(text);
  });
});

test('a distance that is no number, or has no end, is not shown', () => {
  expect([NaN, Infinity, -Infinity].map((metres) => formatDistance(metres, 'en'))).toStrictEqual([
    '',
    '',
    '',
  ]);
});

const anyDecimals = fc.constantFrom<format.Decimals>('none', 'one', 'upToTwo', 'cents');
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

interface Values {
  readonly number: number | null;
  readonly numbers: readonly number[];
  readonly decimals: format.Decimals;
  readonly from: string | null;
  readonly moment: Date;
  readonly now: Date;
}

const anyMoment = fc.date({ noInvalidDate: false });

const anyValues: fc.Arbitrary<Values> = fc.record({
  number: orNull(anyNumber),
  numbers: fc.array(anyNumber),
  decimals: anyDecimals,
  from: orNull(wildDay),
  moment: anyMoment,
  now: anyMoment,
});

type Print = (values: Values, locale: format.Locale) => string;

const printed: Readonly<Record<string, Print>> = {
  formatArea: ({ number }, locale) => format.formatArea(number, locale),
  formatDistance: ({ number }, locale) => format.formatDistance(number, locale),
  formatPercentage: ({ number }, locale) => format.formatPercentage(number, locale),
  formatRange: ({ number }, locale) => {
    const end = format.formatArea(number, locale);
    return format.formatRange(end, end);
  },
  formatRooms: ({ numbers }) => format.formatRooms(numbers),
  formatMoney: ({ number }, locale) => money.formatMoney(number, locale),
  formatNumber: ({ number, decimals }, locale) => format.formatNumber(number, locale, decimals),
  formatAgo: ({ moment, now }, locale) => time.formatAgo(moment, now, locale),
  formatDay: ({ from }, locale) => time.formatDay(from, locale),
  formatMoment: ({ moment }, locale) => time.formatMoment(moment, locale),
  formatRecent: ({ moment, now }, locale) => time.formatRecent(moment, now, locale),
  formatRecentDay: ({ moment, now }, locale) => time.formatRecentDay(moment, now, locale),
};

test('every formatter of the package is tried', () => {
  const names = new Set([format, money, time].flatMap((concept) => Object.keys(concept)));
  expect([...names].filter((name) => name.startsWith('format')).toSorted()).toEqual(
    Object.keys(printed).toSorted(),
  );
});

test.each(Object.entries(printed))('%s never prints a word that only programs know', (_, print) => {
  fc.assert(
    fc.property(anyValues, anyLocale, (values, locale) => {
      expect(print(values, locale)).not.toMatch(/NaN|Infinity|undefined|null|Invalid Date|epäluku|∞|¤|e\+/);
    }),
  );
});
