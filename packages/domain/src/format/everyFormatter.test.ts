import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as money from '../money/index.ts';
import { anyLocale, anyNumber, wildDay } from '../testing/arbitraries.ts';
import * as time from '../time/index.ts';
import * as format from './index.ts';

type Locale = money.Locale;

const anyDecimals = fc.constantFrom<money.Decimals>('none', 'one', 'upToTwo', 'cents');
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

interface Values {
  readonly number: number | null;
  readonly numbers: readonly number[];
  readonly decimals: money.Decimals;
  readonly from: string | null;
  readonly to: string | null;
  readonly moment: Date;
  readonly now: Date;
}

const anyMoment = fc.date({ noInvalidDate: false });

const anyValues: fc.Arbitrary<Values> = fc.record({
  number: orNull(anyNumber),
  numbers: fc.array(anyNumber),
  decimals: anyDecimals,
  from: orNull(wildDay),
  to: orNull(wildDay),
  moment: anyMoment,
  now: anyMoment,
});

type Print = (values: Values, locale: Locale) => string;

const printed: Readonly<Record<string, Print>> = {
  formatArea: ({ number }, locale) => format.formatArea(number, locale),
  formatDistance: ({ number }, locale) => format.formatDistance(number, locale),
  formatPercentage: ({ number }, locale) => format.formatPercentage(number, locale),
  formatRooms: ({ numbers }) => format.formatRooms(numbers),
  formatMoney: ({ number }, locale) => money.formatMoney(number, locale),
  formatNumber: ({ number, decimals }, locale) => money.formatNumber(number, locale, decimals),
  formatAgo: ({ moment, now }, locale) => time.formatAgo(moment, now, locale),
  formatDay: ({ from }, locale) => time.formatDay(from, locale),
  formatMoment: ({ moment }, locale) => time.formatMoment(moment, locale),
  formatRecent: ({ moment, now }, locale) => time.formatRecent(moment, now, locale),
  formatPeriod: ({ from, to }, locale) => time.formatPeriod(from, to, locale),
};

test('every formatter of the package is tried', () => {
  const names = [format, money, time].flatMap((concept) => Object.keys(concept));
  expect(names.filter((name) => name.startsWith('format')).toSorted()).toEqual(
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
