import { formatDay, parseDay, type Locale } from '@tilava/domain/time';
import { useLocale, useTranslations } from 'use-intl';

/** How a day is read and written in a field. */
export function useDayProps() {
  const locale: Locale = useLocale();
  return {
    placeholder: useTranslations('fields')('dayPlaceholder'),
    format: (typed: string): string => formatDay(parseDay(typed), locale) || typed,
  };
}

/** And in one with a calendar. */
export function useCalendarProps() {
  const t = useTranslations('fields');
  return {
    ...useDayProps(),
    parse: parseDay,
    calendarLabel: t('openCalendar'),
    loadLabels: {
      loading: t('loadingCalendar'),
      failed: t('calendarFailed'),
      retry: useTranslations('common')('tryAgain'),
    },
  };
}
