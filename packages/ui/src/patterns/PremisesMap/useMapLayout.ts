import { useMemo } from 'react';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import type { MapTile } from './ground.ts';
import { type Circle, isFree, type MapPlace, placeLabels } from './labels.ts';
import {
  circlesOfPrice,
  indexMarks,
  type MapPremises,
  placePrices,
  type PremisesMark,
  priceBeside,
  screenOf,
} from './marks.ts';
import {
  boundsAround,
  boundsOf,
  isWithin,
  type MapBounds,
  type MapPosition,
  type MapView,
  pixelsPerMetre,
  type Size,
  toScreen,
  viewOf,
} from './projection.ts';

interface MapContent {
  readonly premises: readonly MapPremises[];
  readonly center: MapPosition | undefined;
  readonly rings: readonly ProximityRing[];
  /** Of the area that is drawn on it. */
  readonly corners: readonly MapPosition[];
  /** Whether each stands alone, with its price, at any zoom. */
  readonly areAllPriced: boolean;
}

/** Pixels around what "Show all" shows. */
export const margin = 28;

/** Prices are shown from here on, those of a few marks always; and stations. */
const priceZoom = 15;
const fewMarks = 8;
const stationZoom = 12;

/** The premises from near to far, by id and by place, and the view that shows them all. */
export function useMapIndex(
  { premises, center, rings, corners, areAllPriced }: MapContent,
  size: Size | null,
) {
  const ordered = useMemo(() => inReadingOrder(premises, center), [premises, center]);
  const index = useMemo(() => indexMarks(ordered, !areAllPriced), [areAllPriced, ordered]);
  const whole = useMemo(() => {
    const reach = Math.max(0, ...rings.map(({ distance }) => distance));
    return center !== undefined && reach > 0
      ? boundsAround(center, reach)
      : boundsOfAll([...corners, ...premises], center);
  }, [center, corners, premises, rings]);
  const fit = useMemo(
    () => (size === null || whole === null ? null : viewOf(whole, size, margin)),
    [size, whole],
  );
  return { ordered, index, fit };
}

interface MapSurroundings extends Omit<MapContent, 'premises' | 'corners'> {
  readonly tiles: readonly MapTile[];
  readonly places: readonly MapPlace[];
  /** Whether something floats in the upper left corner. */
  readonly hasOverlay: boolean;
  /** Whose price is shown for long. */
  readonly selected: PremisesMark | undefined;
}

/** What a view has room for. */
export function useMapLayout(
  index: ReturnType<typeof indexMarks>,
  { tiles, places, center, rings, areAllPriced, hasOverlay, selected }: MapSurroundings,
  view: MapView | undefined,
  size: Size | null,
) {
  const marks = useMemo(
    () => (view === undefined || size === null ? [] : index.within(around(view, size), view.zoom)),
    [index, view, size],
  );
  const prices = useMemo(
    () =>
      view === undefined ||
      size === null ||
      (!areAllPriced && view.zoom < priceZoom && marks.length > fewMarks)
        ? []
        : placePrices(marks, view, size),
    [areAllPriced, marks, view, size],
  );
  const names = useMemo(() => {
    if (view === undefined || size === null) return { stations: [], ringLabels: [], labels: [] };
    const shown =
      selected && priceBeside(index.shownBy(selected, marks), selected.premises.price, marks, view, size);
    const taken: Circle[] = [
      ...marks.map((mark) => ({ ...screenOf(mark, view, size), radius: mark.radius })),
      ...[...prices, ...(shown ? [shown] : [])].flatMap((price) => circlesOfPrice(price, view, size)),
      ...floatingCircles(size, hasOverlay),
    ];
    const stations = places.filter((place) => {
      const sign = { ...toScreen(view, size, place), radius: 9 };
      const isShown = place.kind !== 'district' && view.zoom >= stationZoom;
      if (!isShown || !isWithin(sign, size, 8) || !isFree(sign, taken)) return false;
      taken.push(sign);
      return true;
    });
    const ringLabels = placeRingLabels(center, rings, view, size, taken);
    const labels = placeLabels(tiles, places, view, size, [...taken, ...ringLabels]);
    return { stations, ringLabels, labels };
  }, [center, hasOverlay, index, marks, places, prices, rings, selected, view, size, tiles]);
  return { marks, prices, ...names };
}

/** The nearest to the wanted place first; without one, as they are given. */
function inReadingOrder(
  premises: readonly MapPremises[],
  center: MapPosition | undefined,
): readonly MapPremises[] {
  if (center === undefined) return premises;
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const away = ({ latitude, longitude }: MapPosition) =>
    Math.hypot(latitude - center.latitude, (longitude - center.longitude) * narrowing);
  return premises.toSorted((one, other) => away(one) - away(other));
}

/** At least a few streets, also around a single place. */
function boundsOfAll(places: readonly MapPosition[], center: MapPosition | undefined): MapBounds | null {
  const middle = center ?? places[0];
  if (middle === undefined) return null;
  const least = boundsAround(middle, 400);
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(least.south, ...latitudes),
    north: Math.max(least.north, ...latitudes),
    west: Math.min(least.west, ...longitudes),
    east: Math.max(least.east, ...longitudes),
  };
}

/** A fifth more to each side than is shown, so that marks are there when the map is moved. */
const around = (view: MapView, { width, height }: Size): MapBounds =>
  boundsOf(view, { width: width * 1.4, height: height * 1.4 });

export interface RingLabel extends Circle {
  readonly label: string;
}

/** On each ring, below, above or beside its middle: where there is room. */
function placeRingLabels(
  center: MapPosition | undefined,
  rings: readonly ProximityRing[],
  view: MapView,
  size: Size,
  taken: readonly Circle[],
): readonly RingLabel[] {
  if (center === undefined) return [];
  const [middle, metre] = [toScreen(view, size, center), pixelsPerMetre(view.latitude, view.zoom)];
  return rings.flatMap(({ distance, label }) => {
    const away = distance * metre;
    const places = [
      { x: 0, y: away },
      { x: 0, y: -away },
      { x: -away, y: 0 },
      { x: away, y: 0 },
    ].map(({ x, y }) => ({ label, x: middle.x + x, y: middle.y + y, radius: 22 }));
    return places.find((place) => isWithin(place, size, 24) && isFree(place, taken)) ?? [];
  });
}

/** About what the controls in the upper corners cover. */
function floatingCircles({ width }: Size, hasOverlay: boolean) {
  const radius = 28;
  const columns = hasOverlay ? Math.floor(Math.min(width, 280) / radius) : 0;
  return [
    ...Array.from({ length: 4 }, (_, row) => ({ x: width - radius, y: radius * (1 + 1.6 * row), radius })),
    ...Array.from({ length: columns }, (_, column) => ({
      x: radius * (1 + column),
      y: radius,
      radius,
    })),
  ];
}
