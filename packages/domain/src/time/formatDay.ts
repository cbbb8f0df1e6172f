import type { Locale } from '../locale.ts';
import { dayNumber } from './day.ts';

/**
 * A calendar day, `YYYY-MM-DD`, for people: `DD/MM/YYYY` in English (specification, section 9), `d.M.yyyy` in Finnish
 * and Swedish. None, or text that is no existing day, gives an empty string.
 *
 * @example
 * formatDay('2026-03-01', 'en'); // '01/03/2026'
 * formatDay('2026-03-01', 'fi'); // '1.3.2026'
 */
export function formatDay(day: string | null, locale: Locale): string {
  if (day === null || dayNumber(day) === null) return '';
  const year = day.slice(0, 4);
  const month = day.slice(5, 7);
  const date = day.slice(8, 10);
  return locale === 'en' ? `${date}/${month}/${year}` : `${Number(date)}.${Number(month)}.${year}`;
}
