import type { Locale } from '../locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long before `now` a moment was, in the largest of minutes, hours and days of which it holds a whole one. What is
 * less than a minute ago is now, and so is what only a clock that is wrong takes for later. An invalid date gives an
 * empty string.
 *
 * @example
 * const noon = new Date('2026-03-01T12:00:00Z');
 * formatAgo(noon, new Date('2026-03-01T12:05:59Z'), 'en'); // '5 minutes ago'
 * formatAgo(noon, new Date('2026-03-03T12:00:00Z'), 'fi'); // '2 päivää sitten'
 */
export function formatAgo(moment: Date, now: Date, locale: Locale): string {
  const elapsed = now.getTime() - moment.getTime();
  if (Number.isNaN(elapsed)) return '';
  const ago = (size: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locale).format(-Math.floor(elapsed / size), unit);
  if (elapsed < minute) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  if (elapsed < hour) return ago(minute, 'minute');
  return elapsed < day ? ago(hour, 'hour') : ago(day, 'day');
}
