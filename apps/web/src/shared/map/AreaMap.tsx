import { formatMoney, formatNumber, type Locale } from '@tilava/domain/money';
import { bearingBetween, type Position } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import { type MapBounds, PremisesMap, type PremisesMapProps } from '@tilava/ui/PremisesMap';
import { ProximityPlot, type ProximityPlotProps } from '@tilava/ui/ProximityPlot';
import { use, useCallback, useMemo } from 'react';
import { useLocale } from 'use-intl';
import type { MapTexts } from '../../texts/map/map.ts';
import { textsOnDemand } from '../i18n/loadTexts.ts';
import { type PlottedPremises, ringsIn, usePlotProps, usePremisesDescription } from '../plot/usePlotProps.ts';
import { mapLanguage, useMapData } from './useMapData.ts';

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

type Interaction = Pick<
  ProximityPlotProps,
  'selectedId' | 'onSelect' | 'highlightedId' | 'onHighlight' | 'onOpen'
>;

interface AreaMapProps extends Interaction, Pick<PremisesMapProps, 'area' | 'children' | 'isInText'> {
  /** The wanted place. */
  readonly address: string;
  readonly location: Position;
  readonly premises: readonly MappedPremises[];
  /** How many there are within the circle, of which there may be more than these. */
  readonly total: number;
  /** Without rings, the map shows the premises and the wanted place only. @default true */
  readonly hasRings?: boolean;
  /** Called with the part of the map that is looked at, once it stands still. */
  readonly onAreaChange?: (area: MapBounds) => void;
}

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
  area,
  onAreaChange,
  children,
  ...interaction
}: AreaMapProps) {
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  const describe = usePremisesDescription();
  const data = useMapData(mapLanguage(locale), texts.trainSign);
  const { onViewChange: loadTiles } = data;
  const onViewChange = useCallback(
    (bounds: MapBounds, zoom: number) => {
      loadTiles(bounds, zoom);
      onAreaChange?.(bounds);
    },
    [loadTiles, onAreaChange],
  );
  const located = useMemo(
    () => premises.map((one) => ({ ...one, bearing: bearingBetween(location, one.location) })),
    [location, premises],
  );
  const marks = useMemo(
    () =>
      located.map((one) => {
        const price = formatMoney(one.rent, locale);
        const { id, area, points } = one;
        return { id, ...one.location, area, points, price, description: describe(one, price) };
      }),
    [describe, locale, located],
  );
  const rings = useMemo(() => (hasRings ? ringsIn(locale) : []), [hasRings, locale]);
  if (data.covers(location) === false) {
    return <Plot address={address} premises={located} total={total} {...interaction} />;
  }
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
      credits={[texts.credit, ...data.credits]}
      premises={marks}
      center={location}
      isInText={isInText}
      rings={rings}
      tiles={data.tiles}
      pmtiles={data.pmtiles}
      places={data.places}
      onViewChange={onViewChange}
      area={area}
      {...interaction}
    >
      {children}
    </PremisesMap>
  );
}

interface PlotProps extends Interaction {
  readonly address: string;
  readonly premises: readonly PlottedPremises[];
  readonly total: number;
}

/** Where there are no tiles. */
function Plot({ address, premises, total, ...interaction }: PlotProps) {
  return <ProximityPlot {...usePlotProps(address, premises, total)} {...interaction} />;
}
