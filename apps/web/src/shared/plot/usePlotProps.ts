import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { matchRadius } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import { compassPointOf } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import type { ProximityPlotProps } from '@tilava/ui/ProximityPlot';
import { useLocale, useTranslations } from 'use-intl';

const rings = [1000, 1500, matchRadius] as const;

export interface PlottedPremises {
  readonly id: string;
  /** The street, by which it is called. */
  readonly street: string;
  readonly residenceType: Schemas['ResidenceType'];
  /** Metres. */
  readonly distance: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Square metres. */
  readonly area: number;
  /** Per cent. */
  readonly points: number;
}

/** What the plot says of premises within the circle around a wanted address, of which there may be more than these. */
export function usePlotProps(
  address: string,
  premises: readonly PlottedPremises[],
  count: number = premises.length,
): ProximityPlotProps {
  const t = useTranslations('plot');
  const product = useTranslations('product');
  const locale = useLocale();
  return {
    label: t('label', { address }),
    summary: t('summary', { count, number: formatNumber(count, locale) }),
    points: premises.map(({ residenceType, street, ...point }) => ({
      ...point,
      name: street,
      description: [
        street,
        product(`residenceType.${residenceType}`),
        formatPercentage(point.points, locale),
        `${formatDistance(point.distance, locale)} ${product(`compass.${compassPointOf(point.bearing)}`)}`,
        formatArea(point.area, locale),
      ].join(', '),
    })),
    rings: rings.map((distance) => ({ distance, label: formatDistance(distance, locale) })),
    centerLabel: t('center'),
    northLabel: t('north'),
    legend: {
      best: t('best'),
      fewPoints: t('fewPoints'),
      manyPoints: t('manyPoints'),
      smallArea: t('smallArea'),
      largeArea: t('largeArea'),
    },
    hint: t('hint'),
  };
}
