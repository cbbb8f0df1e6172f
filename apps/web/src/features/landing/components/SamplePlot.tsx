import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { matchRadius } from '@tilava/domain/matching';
import { compassPointOf } from '@tilava/domain/place';
import { ProximityPlot } from '@tilava/ui/ProximityPlot';
import { useLocale, useTranslations } from 'use-intl';
import { neighbours } from '../model/neighbours.ts';
import { sampleAddress } from '../model/sampleMatch.ts';

const rings = [1000, 1500, matchRadius] as const;

/** The circle around the wanted place, with what is in it. */
export default function SamplePlot() {
  const t = useTranslations('plot');
  const product = useTranslations('product');
  const locale = useLocale();
  return (
    <ProximityPlot
      label={t('label', { address: sampleAddress })}
      summary={t('summary', { count: neighbours.length })}
      points={neighbours.map(({ residenceType, distance, bearing, area, points }, index) => ({
        id: String(index),
        distance,
        bearing,
        area,
        points,
        description: [
          product(`residenceType.${residenceType}`),
          formatPercentage(points, locale),
          `${formatDistance(distance, locale)} ${product(`compass.${compassPointOf(bearing)}`)}`,
          formatArea(area, locale),
        ].join(', '),
      }))}
      rings={rings.map((distance) => ({ distance, label: formatDistance(distance, locale) }))}
      centerLabel={t('center')}
      northLabel={t('north')}
      legend={{
        fewPoints: t('fewPoints'),
        manyPoints: t('manyPoints'),
        smallArea: t('smallArea'),
        largeArea: t('largeArea'),
      }}
      hint={t('hint')}
    />
  );
}
