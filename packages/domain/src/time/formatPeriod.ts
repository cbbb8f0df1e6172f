import { noBreakSpace, type Locale } from '../locale.ts';
import { formatDay } from './formatDay.ts';

/**
 * A period of days, `YYYY-MM-DD`, for people, such as the one in which premises are free: the first day, an en dash
 * and the last day. A period without a beginning or an end shows the dash alone in its place; a day that does not
 * exist counts as none. Neither of them gives an empty string.
 *
 * @example
 * formatPeriod('2026-03-01', '2026-05-31', 'en'); // '01/03/2026 – 31/05/2026'
 * formatPeriod('2026-03-01', null, 'fi'); // '1.3.2026–'
 */
export function formatPeriod(from: string | null, to: string | null, locale: Locale): string {
  const first = formatDay(from, locale);
  const last = formatDay(to, locale);
  if (first === '' && last === '') return '';
  // The dash stays on the line of the day before it.
  const dash = locale === 'en' ? `${noBreakSpace}– ` : '–';
  return `${first}${dash}${last}`.trim();
}
