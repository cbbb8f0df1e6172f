import { isInDayRange } from '../../time/dayRange.ts';
import { parseDay } from '../../time/parseDay.ts';
import { Result } from 'effect';
import { accept, refuse, type Field, type Reading } from '../field.ts';
import { readOptionalText, readText } from './text.ts';

export interface DayLimits {
  /** `YYYY-MM-DD`; earlier days are refused. */
  readonly notBefore: string;
  /** The day that was there before, or null: it stays allowed although it may have passed since. */
  readonly unchanged: string | null;
}

/** A calendar day, in every notation that `parseDay` knows. */
export const requiredDay = (limits: DayLimits): Field<string, string> =>
  readText((text) => readDay(text, limits));

/** As `requiredDay`; an empty field is null. */
export const optionalDay = (limits: DayLimits): Field<string | null, string> =>
  readOptionalText((text) => readDay(text, limits));

function readDay(text: string, { notBefore, unchanged }: DayLimits): Reading<string> {
  const reading = readAnyDay(text, unchanged);
  if (Result.isFailure(reading)) return reading;
  const day = reading.success;
  // Days with years of four digits have the same order as their text.
  return day < notBefore && day !== unchanged ? refuse('dayPast') : reading;
}

/** Any calendar day that the product takes, and the one that was there before. */
export function readAnyDay(text: string, unchanged: string | null = null): Reading<string> {
  const day = parseDay(text);
  if (day === null) return refuse('dayInvalid');
  return isInDayRange(day) || day === unchanged ? accept(day) : refuse('dayOutside');
}
