import { dayNumber, dayOfNumber } from '../time/index.ts';

/** How many weeks insights look back. */
export const insightWeeks = 12;

/**
 * The Mondays of the last whole weeks before a day, `YYYY-MM-DD`, the oldest first. The week that a day lies in is
 * not over, and not told of: its number from one day to the next would tell of one day. An invalid day has none.
 *
 * @example
 * lastWholeWeeks('2026-11-22').at(-1); // '2026-11-09': the 22nd is the Sunday of a week that is not over
 * lastWholeWeeks('2026-11-23').at(-1); // '2026-11-16'
 */
export function lastWholeWeeks(today: string): readonly string[] {
  const number = dayNumber(today);
  if (number === null) return [];
  // Day 0 was a Thursday.
  const monday = number - ((((number + 3) % 7) + 7) % 7);
  return Array.from({ length: insightWeeks }, (_, week) => dayOfNumber(monday - 7 * (insightWeeks - week)));
}
