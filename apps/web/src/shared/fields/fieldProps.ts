import { countWords, descriptionHintWords, formDescriptionLimit } from '@tilava/domain/form';
import { parseDay } from '@tilava/domain/form';
import { formatDay, type Locale } from '@tilava/domain/time';
import type { TextAreaCount } from '@tilava/ui/TextArea';
import { useLocale, useTranslations } from 'use-intl';

export function useDayProps() {
  const locale: Locale = useLocale();
  return {
    placeholder: useTranslations('fields')('dayPlaceholder'),
    format: (typed: string): string => formatDay(parseDay(typed), locale) || typed,
  };
}

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

/** How much of a short description is written: the words that are a hint, and the characters that are a limit. */
export function useDescriptionCount(): (description: string) => TextAreaCount {
  const t = useTranslations('fields');
  return (description) => {
    const used = countWords(description);
    return {
      used,
      maximum: descriptionHintWords,
      text: t('descriptionCount', {
        wordCount: String(used),
        maximumWords: String(descriptionHintWords),
        characters: String(Array.from(description).length),
        maximumCharacters: String(formDescriptionLimit),
      }),
    };
  };
}
