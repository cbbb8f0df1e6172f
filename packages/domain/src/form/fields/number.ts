import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../field.ts';

export interface NumberLimits {
  /** `aboveZero` refuses 0 too. */
  readonly from: 'zero' | 'aboveZero';
  /** Inclusive. */
  readonly maximum: number;
  /** 0 takes whole numbers only; money and areas have 2. */
  readonly decimals: 0 | 2;
}

/** In euros a month. Hundredths of them fit 32 bits, in which scores are counted. */
export const rentLimits = {
  from: 'aboveZero',
  maximum: 10_000_000,
  decimals: 2,
} as const satisfies NumberLimits;

/** In square metres. */
export const sizeLimits = {
  from: 'aboveZero',
  maximum: 1_000_000,
  decimals: 2,
} as const satisfies NumberLimits;

/** An empty field is null. Text may have spaces between the thousands and a comma before the decimals. */
export const optionalNumber = (limits: NumberLimits): Field<number | null, string> =>
  makeField<number | null, string>({
    input: Schema.String,
    value: Schema.NullOr(Schema.Finite),
    empty: '',
    read: (input) => (isEmpty(input) ? accept(null) : readNumber(input, limits)),
    write: numberText,
  });

/** Text as `optionalNumber` takes it. */
export const requiredNumber = (limits: NumberLimits): Field<number, string> =>
  makeField<number, string>({
    input: Schema.String,
    value: Schema.Finite,
    empty: '',
    read: (input) => (isEmpty(input) ? refuse('required') : readNumber(input, limits)),
    write: numberText,
  });

/** A number as a field holds it: its digits with a point, or nothing. */
export const numberText = (value: number | null): string => (value === null ? '' : String(value));

const isEmpty = (input: string): boolean => input.trim() === '';

function readNumber(input: string, { from, maximum, decimals }: NumberLimits): Reading<number> {
  const number = parseNumber(input);
  if (!Number.isFinite(number)) return refuse('notANumber');
  if (number < 0 && from === 'zero') return refuse('negative');
  if (number <= 0 && from === 'aboveZero') return refuse('notPositive');
  if (number > maximum) return refuse('tooLarge', { maximum });
  if (!hasAtMost(decimals, number)) return refuse(decimals === 0 ? 'notWhole' : 'tooPrecise');
  // There is one zero: -0 would be sent as 0 and shown as -0.
  return accept(number + 0);
}

/** What was typed as a number; NaN where it is none. */
export function parseNumber(text: string): number {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** Compared as text, because 1250.29 times 100 is not whole in binary. */
const hasAtMost = (decimals: number, number: number): boolean => Number(number.toFixed(decimals)) === number;
