import { formatRecent } from '@tilava/domain/time';
import { useIsOnline } from '@tilava/ui/useIsOnline';
import { useLocale, useTranslations } from 'use-intl';
import type { Aged } from '../query/listAge.ts';

/**
 * Adds to what is said of a list when it was read, where that counts: it is from an earlier visit, or there is no network
 * to read it anew.
 */
export function useAge(): (words: string, age: Aged) => string {
  const t = useTranslations('common');
  const locale = useLocale();
  const isOnline = useIsOnline();
  return (words, { isFromEarlier, readAt }) => {
    if (isOnline && !isFromEarlier) return words;
    const time = formatRecent(new Date(readAt), new Date(), locale);
    return words === '' ? t('asOf', { time }) : `${words} · ${t('asOf', { time })}`;
  };
}
