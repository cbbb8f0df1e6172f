import { useTranslations } from 'use-intl';
import type { AnnouncementRow } from '../model/announcementRow.ts';
import type { Bounds } from '../model/tenantRow.ts';

/** Sentences that rows and cards of matches share. */
export function useMatchWords() {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return {
    rooms: ({ rooms, roomCount }: AnnouncementRow) => unit('rooms', { rooms, count: roomCount }),
    availableFrom: (from: AnnouncementRow['availableFrom']) =>
      from === null ? t('unsaid') : from === '' ? t('now') : from,
    /** Empty where no bound is given. */
    between: ({ minimum, maximum }: Bounds) => {
      if (minimum === '' && maximum === '') return '';
      const key = minimum === '' ? 'upTo' : maximum === '' ? 'from' : 'between';
      return unit(key, { minimum, maximum });
    },
  };
}
