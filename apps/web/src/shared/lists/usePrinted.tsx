import { formatDay } from '@tilava/domain/time';
import { useIsPrinting } from '@tilava/ui/useMedia';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../time/time.tsx';

/** What stands below a page's title, and on paper the day on which it was printed. */
export function usePrinted(description?: ReactNode): ReactNode {
  const t = useTranslations('common');
  const time = formatDay(useToday(), useLocale());
  if (!useIsPrinting()) return description;
  return (
    <>
      {description}
      <p>{t('asOf', { time })}</p>
    </>
  );
}
