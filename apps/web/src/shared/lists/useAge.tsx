import { formatRecent } from '@tilava/domain/time';
import { useIsOnline } from '@tilava/ui/OfflineNotice';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Aged } from '../query/listAge.ts';
import { Ago } from '../time/Ago.tsx';

/**
 * Adds to what is said of a list when it was read, where that counts: it is from an earlier visit, or there is no network
 * to read it anew.
 */
export function useAge(): (text: string, age: Aged) => ReactNode {
  const t = useTranslations('common');
  const locale = useLocale();
  const isOnline = useIsOnline();
  return (text, { isFromEarlier, readAt }) => {
    if (readAt === 0 || (isOnline && !isFromEarlier)) return text;
    const time = formatRecent(new Date(readAt), new Date(), locale);
    return (
      <>
        {text !== '' && `${text} · `}
        <Ago at={readAt}>{t('asOf', { time })}</Ago>
      </>
    );
  };
}
