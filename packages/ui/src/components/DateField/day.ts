import { CalendarDate, type DateValue } from '@internationalized/date';

/**
 * Reads a calendar day. `null` for what is none, e.g. a draft that was tampered with: the field is then empty.
 *
 * @param text - `YYYY-MM-DD`
 * @example
 * readDay('2026-02-31'); // null
 */
export function readDay(text: string): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, dayOfMonth = 0] = parts;
  const day = new CalendarDate(year, month, dayOfMonth);
  // A day that does not exist has been moved to one that does.
  return day.toString() === text ? day : null;
}

/**
 * Writes a calendar day as `YYYY-MM-DD`; `null` where there is none.
 *
 * @example
 * writeDay(new CalendarDate(2026, 3, 1)); // '2026-03-01'
 */
export function writeDay(day: DateValue | null): string | null {
  return day === null ? null : day.toString().slice(0, 10);
}
