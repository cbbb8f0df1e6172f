import type { Locale } from './format.ts';

export type { Locale } from './format.ts';

const millisecondsPerDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whole days from 1970-01-01 to a day; null for text that is no existing day as `YYYY-MM-DD`.
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
 * The inverse of `dayNumber`; empty for what is not whole or outside the years 0000 to 9999.
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
 * The day, `YYYY-MM-DD`, so many whole days later; empty for an invalid day or outside the years 0000 to 9999.
 *
 * @example
 * addDays('2026-02-27', 2); // '2026-03-01'
 */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day);
  return number === null ? '' : dayOfNumber(number + days);
}

/**
 * The day, `YYYY-MM-DD`, so many whole months later, or the last of a shorter month; empty for an invalid day, or
 * outside the years 1000 to 9999.
 *
 * @example
 * addMonths('2026-01-31', 1); // '2026-02-28'
 */
export function addMonths(day: string, months: number): string {
  // Date.UTC takes years below 100 for those of the 20th century.
  if (dayNumber(day) === null || day < '1000') return '';
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const firstOfNext = Date.UTC(year, month + months, 1) / millisecondsPerDay;
  const last = new Date((firstOfNext - 1) * millisecondsPerDay).getUTCDate();
  return dayOfNumber(firstOfNext - 1 - last + Math.min(date, last));
}

/** What the product takes, whatever it is the day of. */
export const dayRange = { first: '1900-01-01', last: '2199-12-31' } as const;

/** Whether an existing day, `YYYY-MM-DD`, is one that the product takes. */
export function isInDayRange(day: string): boolean {
  // Days with years of four digits have the same order as their text.
  return day >= dayRange.first && day <= dayRange.last;
}

const fourDigitYears = { from: Date.UTC(1000, 0, 1), to: Date.UTC(9999, 11, 30) } as const;

let calendar: Intl.DateTimeFormat | undefined;

/** The calendar day in Europe/Helsinki, `YYYY-MM-DD`; empty for an invalid date or outside the years 1000 to 9999. */
export function helsinkiDay(instant: Date): string {
  const milliseconds = instant.getTime();
  if (!(milliseconds >= fourDigitYears.from && milliseconds <= fourDigitYears.to)) return '';
  // Made once: making the formatter costs a hundred times what using it does.
  calendar ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Helsinki',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = calendar.formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * A day, `YYYY-MM-DD`, for people: `DD/MM/YYYY` in English (§9), else `d.M.yyyy`. Empty for none or no existing day.
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

const clockTime = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeStyle: 'short',
    timeZone: 'Europe/Helsinki',
  }).format(moment);

/**
 * A moment by calendars and clocks in Helsinki; empty where {@link helsinkiDay} is.
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

/**
 * A moment before `now` for a narrow list: the time of the same day in Helsinki, else the day, without its year where
 * that is the same.
 *
 * @example
 * const noon = new Date('2026-03-01T12:00:00Z');
 * formatRecentDay(noon, new Date('2026-03-01T15:00:00Z'), 'en'); // '14:00'
 * formatRecentDay(noon, new Date('2026-03-02T12:00:00Z'), 'en'); // '01/03'
 * formatRecentDay(noon, new Date('2027-01-01T12:00:00Z'), 'fi'); // '1.3.2026'
 */
export function formatRecentDay(moment: Date, now: Date, locale: Locale): string {
  const day = helsinkiDay(moment);
  const today = helsinkiDay(now);
  if (day !== '' && day === today) return clockTime(moment, locale);
  const written = formatDay(day, locale);
  return day.slice(0, 4) === today.slice(0, 4) ? written.slice(0, locale === 'en' ? -5 : -4) : written;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago a moment was, in whole minutes, hours or days; below a minute, or by a wrong clock later, it is now.
 * Empty for an invalid date.
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

/**
 * How long to wait, in whole minutes rounded up, because coming back too early means waiting again.
 *
 * @example
 * inMinutes(61, 'en'); // 'in 2 minutes'
 * inMinutes(5, 'fi'); // '1 minuutin päästä'
 */
export const inMinutes = (seconds: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.ceil(seconds / 60)), 'minute');
