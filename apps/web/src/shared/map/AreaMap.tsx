import { formatArea, formatDistance, formatPercentage } from '@tilava/domain/format';
import { formatMoney, formatNumber, type Locale } from '@tilava/domain/money';
import { bearingBetween, compassPointOf, type Position } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import { PremisesMap, type PremisesMapProps } from '@tilava/ui/PremisesMap';
import { ProximityPlot } from '@tilava/ui/ProximityPlot';
import { use, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { MapTexts } from '../../texts/map/map.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';
import { usePlotProps } from '../plot/usePlotProps.ts';
import { useMapData } from './useMapData.ts';

export interface MappedPremises {
  readonly id: string;
  /** The street, by which it is called. */
  readonly street: string;
  readonly residenceType: Schemas['ResidenceType'];
  readonly location: Position;
  /** Metres from the wanted place. */
  readonly distance: number;
  /** Square metres. */
  readonly area: number;
  /** Euros a month; null where it is not known. */
  readonly rent: number | null;
  /** Per cent. */
  readonly points: number;
}

interface AreaMapProps extends Pick<
  PremisesMapProps,
  'selectedId' | 'onSelect' | 'highlightedId' | 'onHighlight' | 'onOpen' | 'isInText'
> {
  /** The wanted place. */
  readonly address: string;
  readonly location: Position;
  readonly premises: readonly MappedPremises[];
  /** How many there are within the circle, of which there may be more than these. */
  readonly total: number;
  /** Without rings, the map shows the premises and the wanted place only. @default true */
  readonly hasRings?: boolean;
}

const noRings: readonly [] = [];

export const loadMapTexts = textsOnDemand<MapTexts>({
  en: async () => (await import('../../texts/map/en.ts')).en,
  fi: async () => (await import('../../texts/map/fi.ts')).fi,
  sv: async () => (await import('../../texts/map/sv.ts')).sv,
});

/** Premises around a wanted place: on the map where there is one, else by distance and bearing alone. */
export function AreaMap({
  address,
  location,
  premises,
  total,
  hasRings = true,
  isInText = false,
  ...interaction
}: AreaMapProps) {
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  const product = useTranslations('product');
  const data = useMapData(locale === 'sv' ? 'sv' : 'fi', texts.trainSign);
  const plotted = useMemo(
    () => premises.map((one) => ({ ...one, bearing: bearingBetween(location, one.location) })),
    [location, premises],
  );
  const plot = usePlotProps(address, plotted, total);
  const marks = useMemo(
    () =>
      plotted.map(
        ({
          id,
          street,
          residenceType,
          rent,
          points,
          distance,
          bearing,
          area,
          location: { latitude, longitude },
        }) => {
          const price = formatMoney(rent, locale);
          return {
            id,
            latitude,
            longitude,
            area,
            points,
            price,
            description: [
              street,
              product(`residenceType.${residenceType}`),
              price,
              formatPercentage(points, locale),
              `${formatDistance(distance, locale)} ${product(`compass.${compassPointOf(bearing)}`)}`,
              formatArea(area, locale),
            ]
              .filter(Boolean)
              .join(', '),
          };
        },
      ),
    [locale, plotted, product],
  );
  if (data.covers(location) === false) return <ProximityPlot {...plot} {...interaction} />;
  return (
    <PremisesMap
      labels={{
        map: texts.map(address),
        summary: texts.summary(total, formatNumber(total, locale)),
        premises: texts.premises,
        zoomIn: texts.zoomIn,
        zoomOut: texts.zoomOut,
        fitAll: texts.fitAll,
        hint: texts.hint,
        center: texts.center,
      }}
      legend={{
        fewPoints: texts.fewPoints,
        manyPoints: texts.manyPoints,
        smallArea: texts.smallArea,
        largeArea: texts.largeArea,
      }}
      credit={texts.credit}
      premises={marks}
      center={location}
      isInText={isInText}
      rings={hasRings ? plot.rings : noRings}
      tiles={data.tiles}
      places={data.places}
      onViewChange={data.onViewChange}
      {...interaction}
    />
  );
}
