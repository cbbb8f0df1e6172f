import { Result, Schema } from 'effect';
import { longestLease } from '../property/terms.ts';
import { formatNumber, type Locale } from '../format.ts';
import { toAsciiForms, toOneLine } from '../text.ts';
import type { NumberUnit } from './faults.ts';
import { accept, makeField, refuse, type Field, type Reading } from './form.ts';

const aMonth = String.raw`(?:(?:/ ?|per |a |i )?(?:kk|kuukausi|mo|month|mån|månad|månaden)|kuussa|kuukaudessa)\.?`;
const aYear = String.raw`(?:(?:/ ?|per |a |om )?(?:v|vuosi|y|yr|year|år|året)|vuodessa)\.?`;

/** Prices may end in a dash instead of cents, and the sign of the euro may stand on either side. */
const euros = (period: string) => ({
  before: /^(?:€|eur\b) ?/iu,
  after: new RegExp(String.raw`(?:[.,:] ?[-–—]+)? ?(?:€|e|eur|euros?|euroa)? ?(?:${period})?$`, 'iu'),
});

const nothing = /^/u;

/** What may stand around a number because the field counts in it. */
const notations: Readonly<Record<NumberUnit, { readonly before: RegExp; readonly after: RegExp }>> = {
  euro: euros(''),
  euroAMonth: euros(aMonth),
  euroAYear: euros(aYear),
  squareMetre: {
    before: nothing,
    after: / ?(?:m ?(?:²|\^?2)|㎡|sq\.? ?m|kvm|square met(?:re|er)s?|neliö(?:tä|metriä)?|kvadratmeter)\.?$/iu,
  },
  month: { before: nothing, after: / ?(?:kk|kuukausi|kuukautta|months?|mo|mån(?:ad(?:er)?)?)\.?$/iu },
  year: { before: nothing, after: / ?(?:v|vuosi|vuotta|y|yrs?|years?|år)\.?$/iu },
  person: {
    before: nothing,
    after:
      / ?(?:hlö|henkilöä?|työntekijää?|lapsi|lasta|people|persons?|employees?|child|children|personer|anställda|barn)\.?$/iu,
  },
};

/** Thousands set apart by points or commas, and the other of the two before decimals. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;

const plain = /^[+-]?\d+(?:[.,]\d+)?$/u;

/**
 * The numbers that a text may stand for: none, one, or two where a mark may separate thousands or decimals. Without
 * decimals it separates thousands.
 *
 * @param limits - the unit that may be written beside the number, and how many decimals it may have
 * @example
 * numberReadings('1 499,50 €', { unit: 'euroAMonth', decimals: 2 }); // [1499.5]
 * numberReadings('1,500', { decimals: 2 }); // [1500, 1.5]
 * numberReadings('1,500', { decimals: 0 }); // [1500]
 */
export function numberReadings(
  text: string,
  { unit, decimals }: { readonly unit?: NumberUnit; readonly decimals: number },
): readonly number[] {
  const amount = withoutUnit(toAsciiForms(toOneLine(text)).replaceAll(/\s+/gu, ' ').trim(), unit)
    // Between digits they set thousands apart, and nothing else.
    .replaceAll(/(?<=[\d.,])[ '’ʼ](?=[\d.,])/gu, '')
    .replace(/^[−–]/u, '-');
  const readings = [
    ...(grouped.test(amount) ? [groupedNumber(amount)] : []),
    ...(plain.test(amount) ? [Number(amount.replace(',', '.'))] : []),
  ].filter(Number.isFinite);
  return decimals === 0 ? readings.slice(0, 1) : readings;
}

function withoutUnit(text: string, unit: NumberUnit | undefined): string {
  if (unit === undefined) return text;
  const { before, after } = notations[unit];
  return text.replace(before, '').replace(after, '');
}

function groupedNumber(amount: string): number {
  const [mark = ''] = amount.match(/[.,]/u) ?? [];
  return Number(amount.replaceAll(mark, '').replace(',', '.'));
}

export interface NumberLimits {
  /** `aboveZero` refuses 0 too. */
  readonly from: 'zero' | 'aboveZero';
  /** Inclusive. */
  readonly maximum: number;
  /** 0 takes whole numbers only; money and areas have 2. */
  readonly decimals: 0 | 2;
  /** May be written beside the number. */
  readonly unit?: NumberUnit;
}

/** In euros a month. Hundredths of them fit 32 bits, in which scores are counted. */
export const rentLimits = {
  from: 'aboveZero',
  maximum: 10_000_000,
  decimals: 2,
  unit: 'euroAMonth',
} as const satisfies NumberLimits;

/** In euros; 0 where none is asked for. */
export const depositLimits = {
  from: 'zero',
  maximum: 10_000_000,
  decimals: 2,
  unit: 'euro',
} as const satisfies NumberLimits;

/** In euros, by the month or by the square metre and month. */
export const costLimits = {
  from: 'zero',
  maximum: 10_000_000,
  decimals: 2,
  unit: 'euro',
} as const satisfies NumberLimits;

/** In months. */
export const leaseTermLimits = {
  from: 'aboveZero',
  maximum: longestLease,
  decimals: 0,
  unit: 'month',
} as const satisfies NumberLimits;

/** In months; 0 where either side can end the lease at once. */
export const noticeLimits = {
  from: 'zero',
  maximum: 60,
  decimals: 0,
  unit: 'month',
} as const satisfies NumberLimits;

/** In square metres. */
export const sizeLimits = {
  from: 'aboveZero',
  maximum: 1_000_000,
  decimals: 2,
  unit: 'squareMetre',
} as const satisfies NumberLimits;

/** In euros a year. */
export const turnoverLimits = {
  from: 'zero',
  maximum: 1_000_000_000_000,
  decimals: 2,
  unit: 'euroAYear',
} as const satisfies NumberLimits;

/** An empty field is null. Text may be written in every notation that `numberReadings` knows. */
export const optionalNumber = (limits: NumberLimits): Field<number | null, string> =>
  makeField<number | null, string>({
    input: Schema.String,
    value: Schema.NullOr(Schema.Finite),
    empty: '',
    read: (input) => (isEmpty(input) ? accept(null) : readNumber(input, limits)),
    write: numberText,
    format: (typed, locale) => formatTyped(typed, limits, locale),
  });

/** Text as `optionalNumber` takes it. */
export const requiredNumber = (limits: NumberLimits): Field<number, string> =>
  makeField<number, string>({
    input: Schema.String,
    value: Schema.Finite,
    empty: '',
    read: (input) => (isEmpty(input) ? refuse('required') : readNumber(input, limits)),
    write: numberText,
    format: (typed, locale) => formatTyped(typed, limits, locale),
  });

/**
 * A number as a field holds it: its digits with a point, or nothing.
 *
 * @example
 * numberText(1500.5); // '1500.5'
 */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

const isEmpty = (input: string): boolean => input.trim() === '';

/** A typed number, or the rule that it breaks; where it may be read in two ways, both, to be asked about. */
export function readNumber(input: string, limits: NumberLimits): Reading<number> {
  const { from, maximum, decimals, unit } = limits;
  const [number, otherwise] = numberReadings(input, limits);
  if (number === undefined) return refuse('notANumber');
  if (otherwise !== undefined) {
    const quantity = (amount: number) => ({ amount: Number(amount.toFixed(decimals)), unit });
    return refuse('ambiguous', { grouped: quantity(number), decimal: quantity(otherwise) });
  }
  if (number < 0 && from === 'zero') return refuse('negative');
  if (number <= 0 && from === 'aboveZero') return refuse('notPositive');
  if (number > maximum) return refuse('tooLarge', { maximum });
  if (!hasAtMost(decimals, number)) return refuse(decimals === 0 ? 'notWhole' : 'tooPrecise');
  // There is one zero: -0 would be sent as 0 and shown as -0.
  return accept(number + 0);
}

/** A typed number as it is read best; what is refused stays as it was typed. */
function formatTyped(typed: string, limits: NumberLimits, locale: Locale): string {
  const reading = readNumber(typed, limits);
  if (Result.isFailure(reading)) return typed;
  const isMoney = limits.unit?.startsWith('euro') === true;
  return formatNumber(reading.success, locale, isMoney ? 'cents' : 'upToTwo');
}

/** Compared as text, because 1250.29 times 100 is not whole in binary. */
const hasAtMost = (decimals: number, number: number): boolean => Number(number.toFixed(decimals)) === number;
