import { useTranslations } from 'use-intl';
import { useBetween } from '../../../shared/facts/useBetween.ts';
import type { AnnouncementRow } from '../model/announcementRow.ts';

/** Sentences that rows and cards of matches share. */
export function useMatchLabels() {
  const t = useTranslations('matches');
  const unit = useTranslations('product.unit');
  return {
    rooms: ({ rooms, roomCount }: AnnouncementRow) => unit('rooms', { rooms, count: roomCount }),
    availableFrom: (from: AnnouncementRow['availableFrom']) =>
      from === null ? t('unsaid') : from === '' ? t('now') : from,
    between: useBetween(),
  };
}
