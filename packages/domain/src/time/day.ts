const millisecondsPerDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The number of a calendar day: whole days since 1970-01-01. Text that is no existing day written as `YYYY-MM-DD`
 * gives null.
 *
 * @example
 * dayNumber('1970-01-31'); // 30
 * dayNumber('2026-02-30'); // null
 */
export function dayNumber(day: string | null): number | null {
  const milliseconds = Date.parse(`${day ?? ''}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) return null;
  const number = milliseconds / millisecondsPerDay;
  // Engines roll 30 February over into March instead of refusing it, and read days in other forms too.
  return dayOfNumber(number) === day ? number : null;
}

/**
 * The calendar day, `YYYY-MM-DD`, of a number of whole days since 1970-01-01; the inverse of `dayNumber`. A number
 * that is not whole or falls outside the years 0000 to 9999 gives an empty string.
 *
 * @example
 * dayOfNumber(30); // '1970-01-31'
 */
export function dayOfNumber(number: number): string {
  const date = new Date(number * millisecondsPerDay);
  if (!Number.isInteger(number) || Number.isNaN(date.getTime())) return '';
  const day = date.toISOString().slice(0, 10);
  // Years beyond four digits are written with a sign, which the slice cuts in the middle.
  return dayPattern.test(day) ? day : '';
}

/**
 * The day, `YYYY-MM-DD`, that comes so many whole days after a day, or before it where they are negative. An invalid
 * day, or a result outside the years 0000 to 9999, gives an empty string.
 *
 * @example
 * addDays('2026-02-27', 2); // '2026-03-01'
 */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day);
  return number === null ? '' : dayOfNumber(number + days);
}
