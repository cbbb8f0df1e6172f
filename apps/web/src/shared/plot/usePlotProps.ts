import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { matchRadius } from '@tilava/domain/matching';
import { formatNumber, type Locale } from '@tilava/domain/money';
import { compassPointOf } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import type { ProximityPlotProps } from '@tilava/ui/ProximityPlot';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { MapTexts } from '../../texts/map/map.ts';

/** The distances that are drawn around a wanted place. */
export const ringsIn = (locale: Locale): ProximityPlotProps['rings'] =>
  [1000, 1500, matchRadius].map((distance) => ({ distance, label: formatDistance(distance, locale) }));

export interface PlottedPremises {
  readonly id: string;
  /** The street, by which it is called. */
  readonly street: string;
  /** What they are, or all that a tenant looks for. */
  readonly residenceType: Schemas['ResidenceType'] | readonly Schemas['ResidenceFlag'][];
  /** Metres. */
  readonly distance: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Square metres; null where nothing is said. */
  readonly area: number | null;
  /** Per cent. */
  readonly points: number;
}

/** Says in a line what premises are, how well they match and where they are; with their price where it is given. */
export function usePremisesDescription() {
  const product = useTranslations('product');
  const locale = useLocale();
  return useCallback(
    ({ street, residenceType, points, distance, bearing, area }: PlottedPremises, price = '') =>
      [
        street,
        typeof residenceType === 'string'
          ? product(`residenceType.${residenceType}`)
          : residenceType.map((flag) => product(`residenceFlag.${flag}`)).join(' / '),
        price,
        formatPercentage(points, locale),
        `${formatDistance(distance, locale)} ${product(`compass.${compassPointOf(bearing)}`)}`,
        formatArea(area, locale),
      ]
        .filter(Boolean)
        .join(', '),
    [locale, product],
  );
}

/** What the plot says of premises within the circle around a wanted address, of which there may be more than these. */
export function usePlotProps(
  texts: MapTexts,
  address: string,
  premises: readonly PlottedPremises[],
  count: number = premises.length,
): ProximityPlotProps {
  const describe = usePremisesDescription();
  const locale = useLocale();
  return {
    label: texts.plot(address),
    summary: texts.summary(count, formatNumber(count, locale)),
    points: premises.map((one) => ({
      ...one,
      area: one.area ?? 0,
      name: one.street,
      description: describe(one),
    })),
    rings: ringsIn(locale),
    centerLabel: texts.center,
    northLabel: texts.north,
    legend: {
      best: texts.best,
      fewPoints: texts.fewPoints,
      manyPoints: texts.manyPoints,
      smallArea: texts.smallArea,
      largeArea: texts.largeArea,
    },
    hint: texts.hint,
  };
}
