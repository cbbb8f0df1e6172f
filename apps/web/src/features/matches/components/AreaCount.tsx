import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';

interface AreaCountProps {
  /** In the part of the map that the list is narrowed to; null where it isn't. */
  readonly count: number | null;
  readonly known: number;
  readonly total: number;
}

/** How many matches are in an area: the part of the map that the list is narrowed to, or what the tenant has drawn. */
export default function AreaCount({ count, known, total }: AreaCountProps) {
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  if (count === null) return texts.inDrawnArea(total, formatNumber(total, locale));
  const say = known < total ? texts.inAreaOfBest : texts.inArea;
  return say(formatNumber(count, locale), formatNumber(known, locale));
}
