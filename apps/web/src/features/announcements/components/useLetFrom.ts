import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { useLocale, useTranslations } from 'use-intl';

/** From when the premises of an announcement are let, in words; null where they aren't. */
export function useLetFrom(): (announcement: Pick<Schemas['Announcement'], 'letFrom'>) => string | null {
  const t = useTranslations('announcements');
  const locale = useLocale();
  return ({ letFrom = null }) => {
    if (letFrom === null) return null;
    const day = formatDay(letFrom, locale);
    return t('letFrom', { day });
  };
}
