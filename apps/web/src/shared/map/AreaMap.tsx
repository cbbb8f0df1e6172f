import { formatMoney, formatNumber, type Locale } from '@tilava/domain/money';
import { bearingBetween, type Corners, type Position, positionsOf } from '@tilava/domain/place';
import type { Schemas } from '@tilava/sdk';
import { type MapBounds, PremisesMap, type PremisesMapProps } from '@tilava/ui/PremisesMap';
import { ProximityPlot, type ProximityPlotProps } from '@tilava/ui/ProximityPlot';
import { use, useCallback, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type PlottedPremises, ringsIn, usePlotProps, usePremisesDescription } from '../plot/usePlotProps.ts';
import type { MapTexts } from '../../texts/map/map.ts';
import { loadMapTexts } from './mapTexts.ts';
import { useMapData } from './useMapData.ts';

export { boundsAround, type MapBounds } from '@tilava/ui/PremisesMap';

export interface MappedPremises {
  readonly id: string;
  /** By which it is called: a street, or a tenant. */
  readonly street: string;
  readonly residenceType: Schemas['ResidenceType'] | readonly Schemas['ResidenceFlag'][];
  readonly location: Position;
  /** Metres from the middle. */
  readonly distance: number;
  /** Square metres; null where nothing is said. */
  readonly area: number | null;
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
  /** The middle: the wanted place, or premises that are let. */
  readonly address: string;
  readonly location: Position;
  /** Of the area that the tenant has drawn, which takes the place of the rings. @default none */
  readonly corners?: Corners | null;
  readonly premises: readonly MappedPremises[];
  /** How many there are within the circle or the area, of which there may be more than these. */
  readonly total: number;
  /** Without rings, the map shows the premises and the wanted place only. @default true */
  readonly hasRings?: boolean;
  /** Whether it shows where tenants look for premises like those in the middle. @default false */
  readonly isOfTenants?: boolean;
  /** Called with the part of the map that is looked at, once it stands still. */
  readonly onAreaChange?: (area: MapBounds) => void;
}

/** What is around a place: on the map where there is one, else by distance and bearing alone. */
export function AreaMap({
  address,
  location,
  corners = null,
  premises,
  total,
  hasRings = true,
  isOfTenants = false,
  isInText = false,
  area,
  onAreaChange,
  children,
  ...interaction
}: AreaMapProps) {
  const locale: Locale = useLocale();
  const texts = use(loadMapTexts(locale));
  const describe = usePremisesDescription();
  const { covers, map } = useMapData(locale, texts);
  const { onViewChange: loadTiles } = map;
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
        const { id, points } = one;
        return { id, ...one.location, area: one.area ?? 0, points, price, description: describe(one, price) };
      }),
    [describe, locale, located],
  );
  const rings = useMemo(
    () => (hasRings && corners === null ? ringsIn(locale) : []),
    [corners, hasRings, locale],
  );
  const outline = useMemo(
    () => (corners === null ? undefined : { corners: positionsOf(corners) }),
    [corners],
  );
  const center = isOfTenants ? texts.ownPremises : texts.center;
  if (covers(location) === false) {
    return (
      <Plot
        texts={texts}
        address={address}
        premises={located}
        total={total}
        center={center}
        {...interaction}
      />
    );
  }
  return (
    <PremisesMap
      labels={{
        map: texts.map(address),
        summary: (corners === null ? texts.summary : texts.inDrawnArea)(total, formatNumber(total, locale)),
        premises: isOfTenants ? texts.tenants : texts.premises,
        zoomIn: texts.zoomIn,
        zoomOut: texts.zoomOut,
        fitAll: texts.fitAll,
        hint: texts.hint,
        center,
      }}
      legend={{
        fewPoints: texts.fewPoints,
        manyPoints: texts.manyPoints,
        smallArea: texts.smallArea,
        largeArea: texts.largeArea,
      }}
      premises={marks}
      center={location}
      isInText={isInText}
      rings={rings}
      outline={outline}
      {...map}
      onViewChange={onViewChange}
      area={area}
      {...interaction}
    >
      {children}
    </PremisesMap>
  );
}

interface PlotProps extends Interaction {
  readonly texts: MapTexts;
  readonly address: string;
  readonly premises: readonly PlottedPremises[];
  readonly total: number;
  readonly center: string;
}

/** Where there are no tiles. */
function Plot({ texts, address, premises, total, center, ...interaction }: PlotProps) {
  return (
    <ProximityPlot {...usePlotProps(texts, address, premises, total)} centerLabel={center} {...interaction} />
  );
}
