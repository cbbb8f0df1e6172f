import { useTranslations } from 'use-intl';
import type { AnnouncementRow } from '../model/announcementRow.ts';
import type { Bounds } from '../model/tenantRow.ts';

/** Sentences that rows and cards of matches share. */
export function useMatchWords() {
  const t = useTranslations('matches');
  return {
    rooms: (rooms: string) => (rooms === '1' ? t('oneRoom') : t('rooms', { rooms })),
    availableFrom: (from: AnnouncementRow['availableFrom']) =>
      from === null ? t('unsaid') : from === '' ? t('now') : from,
    /** Empty where no bound is given. */
    between: ({ minimum, maximum }: Bounds) => {
      if (minimum === '' && maximum === '') return '';
      const key = minimum === '' ? 'upTo' : maximum === '' ? 'from' : 'between';
      return t(key, { minimum, maximum });
    },
  };
}
