import { CalendarDate } from '@internationalized/date';

/**
 * Reads a calendar day. `null` for what is none.
 *
 * @param text - `YYYY-MM-DD`
 * @example
 * readDay('2026-02-31'); // null
 */
export function readDay(text: string | null | undefined): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, dayOfMonth = 0] = parts;
  const day = new CalendarDate(year, month, dayOfMonth);
  // A day that does not exist has been moved to one that does.
  return day.toString() === text ? day : null;
}
