import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import { use, useEffect } from 'react';
import { useLocale } from 'use-intl';
import { type InfiniteList, maxPages, pageSize } from '../../../shared/lists/infiniteList.ts';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';

interface AreaCountProps {
  /** In the part of the map that the list is narrowed to; null where it isn't. */
  readonly count: number | null;
  readonly known: number;
  readonly matches: Pick<InfiniteList<unknown>, 'total' | 'state' | 'onMore'>;
}

/**
 * How many matches are in an area: the part of the map that the list is narrowed to, or what the tenant has drawn. That
 * part may hold matches of any page; those behind the pages that are held at once are left out.
 */
export default function AreaCount({ count, known, matches: { total, state, onMore } }: AreaCountProps) {
  const isMissing = count !== null && state === 'more' && known < maxPages * pageSize;
  useEffect(() => {
    if (isMissing) onMore();
  });
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  if (count === null) return texts.inDrawnArea(total, formatNumber(total, locale));
  const say = known < total ? texts.inAreaOfBest : texts.inArea;
  return say(formatNumber(count, locale), formatNumber(known, locale));
}
