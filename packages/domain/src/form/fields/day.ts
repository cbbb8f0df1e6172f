import { dayNumber } from '../../time/day.ts';
import { accept, refuse, type Field, type Reading } from '../field.ts';
import { readOptionalText, readText } from './text.ts';

/**
 * The days that a date picker takes.
 *
 * @example
 * const limits: DayLimits = { notBefore: '2026-03-01', unchanged: '2026-01-31' };
 */
export interface DayLimits {
  /** `YYYY-MM-DD`; earlier days are refused. */
  readonly notBefore: string;
  /** The day that was there before, or null: it stays allowed although it may have passed since. */
  readonly unchanged: string | null;
}

/**
 * A calendar day, `YYYY-MM-DD`, that has to be there.
 *
 * @example
 * const moveInDate = requiredDay({ notBefore: '2026-03-01', unchanged: null });
 */
export const requiredDay = (limits: DayLimits): Field<string, string> =>
  readText((text) => readDay(text, limits));

/**
 * A calendar day, `YYYY-MM-DD`, that may be missing: an empty field is null.
 *
 * @example
 * const moveOutDate = optionalDay({ notBefore: '2026-03-01', unchanged: null });
 */
export const optionalDay = (limits: DayLimits): Field<string | null, string> =>
  readOptionalText((text) => readDay(text, limits));

function readDay(day: string, { notBefore, unchanged }: DayLimits): Reading<string> {
  if (dayNumber(day) === null) return refuse('dayInvalid');
  // Days with years of four digits have the same order as their text.
  return day < notBefore && day !== unchanged ? refuse('dayPast') : accept(day);
}
