import { dayNumber, type Locale } from '@tilava/domain/time';

/** "Today", "Yesterday", or the date with its weekday, and its year where that isn't this one. */
export function dayName(day: string, today: string, locale: Locale): string {
  const ago = (dayNumber(today) ?? 0) - (dayNumber(day) ?? 0);
  const isNear = ago === 0 || ago === 1;
  const name = isNear
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    : new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
        timeZone: 'UTC',
      }).format(new Date(day));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
