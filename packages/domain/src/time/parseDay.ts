import { toAsciiForms } from '../text/asciiForms.ts';
import { toOneLine } from '../text/unseen.ts';
import { dayNumber } from './day.ts';

const yearFirst = /^(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})$/u;
const dayFirst = /^(?<day>\d{1,2})(?: ?[./,-] ?| )(?<month>\d{1,2})(?: ?[./,-] ?| )(?<year>\d{4})\.?$/u;
const digits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/u;

/**
 * A typed or pasted day as `YYYY-MM-DD`. English, Finnish and Swedish alike write the day before the month; a year of
 * four digits may come first. Null for what is no day.
 *
 * @example
 * parseDay('1.3.2027'); // '2027-03-01'
 * parseDay('31/02/2027'); // null
 */
export function parseDay(text: string): string | null {
  const written = toAsciiForms(toOneLine(text)).replaceAll(/\s+/gu, ' ').trim();
  const parts = (yearFirst.exec(written) ?? dayFirst.exec(written) ?? digits.exec(written))?.groups;
  const { year = '', month = '', day = '' } = parts ?? {};
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(found) === null ? null : found;
}
