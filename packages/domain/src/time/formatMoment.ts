import type { Locale } from '../locale.ts';
import { formatDay } from './formatDay.ts';
import { helsinkiDay } from './helsinkiDay.ts';

const clockTime = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeStyle: 'short',
    timeZone: 'Europe/Helsinki',
  }).format(moment);

/**
 * A moment as calendars and clocks in Helsinki show it. An invalid date, or one that {@link helsinkiDay} does not know,
 * gives an empty string.
 *
 * @example
 * formatMoment(new Date('2026-03-01T12:00:00Z'), 'en'); // '01/03/2026 14:00'
 */
export function formatMoment(moment: Date, locale: Locale): string {
  const day = formatDay(helsinkiDay(moment), locale);
  return day === '' ? '' : `${day} ${clockTime(moment, locale)}`;
}

/**
 * A moment before `now`, without its day where that is the same in Helsinki.
 *
 * @example
 * const noon = new Date('2026-03-01T12:00:00Z');
 * formatRecent(noon, new Date('2026-03-01T15:00:00Z'), 'fi'); // '14.00'
 * formatRecent(noon, new Date('2026-03-02T12:00:00Z'), 'fi'); // '1.3.2026 14.00'
 */
export function formatRecent(moment: Date, now: Date, locale: Locale): string {
  const day = helsinkiDay(moment);
  return day !== '' && day === helsinkiDay(now) ? clockTime(moment, locale) : formatMoment(moment, locale);
}
