import { Result, Schema } from 'effect';
import type { Locale } from '../../locale.ts';
import { formatNumber } from '../../money/formatNumber.ts';
import { accept, makeField, refuse, type Field, type Reading } from '../field.ts';
import type { NumberUnit } from '../quantity.ts';
import { numberReadings } from './numberReadings.ts';

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
