import { formatDay, helsinkiDay, type Locale } from '@tilava/domain/time';
import { useLocale } from 'use-intl';

/** Writes a moment as it is in Helsinki. */
export function useMoment(): (moment: string) => string {
  const locale: Locale = useLocale();
  const time = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeStyle: 'short',
    timeZone: 'Europe/Helsinki',
  });
  return (moment) => {
    const date = new Date(moment);
    return `${formatDay(helsinkiDay(date), locale)} ${time.format(date)}`;
  };
}
