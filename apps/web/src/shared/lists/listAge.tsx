import { formatRecent } from '@tilava/domain/time';
import { useIsOnline } from '@tilava/ui/OfflineNotice';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Ago } from '../time/time.tsx';

/** Adds when a list was read, if that was on an earlier visit or there is no network. */
export function useAge(): (text: ReactNode, age: Aged) => ReactNode {
  const t = useTranslations('common');
  const locale = useLocale();
  const isOnline = useIsOnline();
  return (text, { isFromEarlier, readAt }) => {
    if (readAt === 0 || (isOnline && !isFromEarlier)) return text;
    const time = formatRecent(new Date(readAt), new Date(), locale);
    return (
      <>
        {text !== '' && <>{text} · </>}
        <Ago at={readAt}>{t('asOf', { time })}</Ago>
      </>
    );
  };
}

export interface Aged {
  readonly isFromEarlier: boolean;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

export const ageOf = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): Aged => ({
  isFromEarlier: dataUpdatedAt > 0 && dataUpdatedAt < performance.timeOrigin,
  readAt: dataUpdatedAt,
});

/** How old what several queries hold together is: as old as the oldest of those that hold something. */
export function oldestOf(ages: readonly Aged[]): Aged {
  const known = ages.filter(({ readAt }) => readAt > 0);
  return {
    isFromEarlier: known.some(({ isFromEarlier }) => isFromEarlier),
    readAt: known.length === 0 ? 0 : Math.min(...known.map(({ readAt }) => readAt)),
  };
}
