import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type InfiniteList, pageSize } from '../../../shared/lists/infiniteList.ts';
import { memoizeByReference } from '../../../shared/lists/memoizeByReference.ts';
import { useRowLabels } from '../../../shared/tables/cells.tsx';

/** What the tables of both roles share. `toRow` stays the same, so that only changed matches are drawn again. */
export function useMatchTable<Match extends object, Row extends { readonly id: string }>(
  list: InfiniteList<Match> | undefined,
  toRow: (match: Match) => Row,
) {
  const t = useTranslations();
  const locale: Locale = useLocale();
  const matches = list?.rows;
  const rowOf = useMemo(() => memoizeByReference(toRow), [toRow]);
  const rows = useMemo(() => (matches ?? []).map((match) => match && rowOf(match)), [matches, rowOf]);
  const table = {
    rows,
    rowKey: idOf,
    rowLabels: useRowLabels(),
    isLoading: matches === undefined,
    arrives: list?.isFromEarlier === true,
    loadingLabel: t('matches.loading'),
  };
  if (list === undefined || matches === undefined || list.total <= pageSize) return table;
  const { total, onMore, onShow } = list;
  const state = list.isRetrying ? ('loading' as const) : list.state;
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
  return { ...table, growth: { total, state, onMore, onShow, labels } };
}

const idOf = ({ id }: { readonly id: string }): string => id;
