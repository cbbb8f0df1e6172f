import { formatMoment } from '@tilava/domain/time';
import { useLocale } from 'use-intl';

/** Writes a moment as it is in Helsinki. */
export function useMoment(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => formatMoment(new Date(moment), locale);
}
