import { useMemo } from 'react';
import type { ProximityRing } from '../ProximityPlot/placement.ts';
import type { MapTile } from './ground.ts';
import { type Circle, isFree, type MapPlace, placeLabels } from './labels.ts';
import {
  centerRadius,
  circlesOfPrice,
  indexMarks,
  keepApart,
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
  pan,
  pixelsPerMetre,
  type Size,
  toScreen,
  viewOf,
} from './projection.ts';
import type { MapSize } from './useMapLayers.ts';

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
  size: MapSize | null,
) {
  const ordered = useMemo(() => inReadingOrder(premises, center), [premises, center]);
  const index = useMemo(() => indexMarks(ordered, !areAllPriced), [areAllPriced, ordered]);
  const whole = useMemo(() => {
    const reach = Math.max(0, ...rings.map(({ distance }) => distance));
    return center !== undefined && reach > 0
      ? boundsAround(center, reach)
      : boundsOfAll([...corners, ...premises], center);
  }, [center, corners, premises, rings]);
  const hasEdge = rings.length === 0 && premises.length > 1;
  const fit = useMemo(() => {
    if (size === null || whole === null) return null;
    return inSight(whole, size, hasEdge && (areAllPriced || size.width > 480));
  }, [areAllPriced, hasEdge, size, whole]);
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
    () =>
      view === undefined || size === null
        ? []
        : keepApart(index.within(around(view, size), view.zoom), view, size, center),
    [center, index, view, size],
  );
  const prices = useMemo(
    () =>
      view === undefined ||
      size === null ||
      (!areAllPriced && view.zoom < priceZoom && marks.length > fewMarks)
        ? []
        : placePrices(marks, view, size, center),
    [areAllPriced, center, marks, view, size],
  );
  const names = useMemo(() => {
    if (view === undefined || size === null) return { stations: [], ringLabels: [], labels: [] };
    const shown =
      selected &&
      priceBeside(index.shownBy(selected, marks), selected.premises.price, marks, view, size, center);
    const taken: Circle[] = [
      ...marks.map((mark) => ({ ...screenOf(mark, view, size), radius: mark.radius })),
      ...[...prices, ...(shown ? [shown] : [])].flatMap((price) => circlesOfPrice(price, view, size)),
      ...floatingCircles(size, hasOverlay),
      ...(center ? [{ ...toScreen(view, size, center), radius: centerRadius }] : []),
    ];
    const stations = places.filter((place) => {
      const sign = { ...toScreen(view, size, place), radius: 9 };
      const isShown = place.kind !== 'district' && view.zoom >= stationZoom;
      if (!isShown || !isWithin(sign, size, 8) || !isFree(sign, taken)) return false;
      taken.push(sign);
      return true;
    });
    const ringLabels = placeRingLabels(center, rings, view, size, taken);
    const named = [...places.filter(({ kind }) => kind === 'district'), ...stations];
    const labels = placeLabels(tiles, named, view, size, [...taken, ...ringLabels]);
    return { stations, ringLabels, labels };
  }, [center, hasOverlay, index, marks, places, prices, rings, selected, view, size, tiles]);
  return { marks, prices, ...names };
}

/** The whole, in what the window shows of the map; with a wide edge, no premises are below the controls. */
const inSight = (whole: MapBounds, { width, height, below }: MapSize, hasEdge: boolean): MapView =>
  pan(viewOf(whole, { width, height: height - below }, hasEdge ? 2.25 * margin : margin), {
    x: 0,
    y: -below / 2,
  });

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

/** At least a few streets, also around a single place; two have room around them. */
function boundsOfAll(places: readonly MapPosition[], center: MapPosition | undefined): MapBounds | null {
  const all = center === undefined ? places : [center, ...places];
  if (all.length === 0) return null;
  const [south, north] = endsOf(all.map(({ latitude }) => latitude));
  const [west, east] = endsOf(all.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const least = boundsAround(middle, 400);
  const room = all.length > 2 ? 0 : 0.25;
  const [toNorth, toEast] = [(north - south) * room, (east - west) * room];
  return {
    south: Math.min(least.south, south - toNorth),
    north: Math.max(least.north, north + toNorth),
    west: Math.min(least.west, west - toEast),
    east: Math.max(least.east, east + toEast),
  };
}

const endsOf = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;

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
