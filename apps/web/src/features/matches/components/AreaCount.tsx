import { formatNumber } from '@tilava/domain/money';
import type { Locale } from '@tilava/domain/time';
import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';

interface AreaCountProps {
  readonly count: number;
  readonly known: number;
  readonly total: number;
}

/** How many matches are in the part of the map that the list is narrowed to. */
export default function AreaCount({ count, known, total }: AreaCountProps) {
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  const say = known < total ? texts.inAreaOfBest : texts.inArea;
  return say(formatNumber(count, locale), formatNumber(known, locale));
}
