import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import type { Growth } from '@tilava/ui/DataTable';
import { useLocale, useTranslations } from 'use-intl';
import { pageSize, type InfiniteList } from '../../../shared/lists/infiniteList.ts';

/** How a table of matches grows; a list of a single page does not. */
export function useGrowth(list: InfiniteList<unknown> | undefined): { readonly growth?: Growth } {
  const t = useTranslations();
  const locale: Locale = useLocale();
  if (list?.rows === undefined || list.total <= pageSize) return {};
  const { rows, total, onMore, onShow } = list;
  const state = list.isRetrying ? 'loading' : list.state;
  const labels = {
    more: t('matches.more'),
    loading: t('matches.loadingMore'),
    progress: t('matches.progress', {
      count: formatNumber(rows.length, locale),
      total: formatNumber(total, locale),
    }),
    failed: t('matches.moreFailed'),
    tryAgain: t('common.tryAgain'),
  };
  return { growth: { total, state, onMore, onShow, labels } };
}
