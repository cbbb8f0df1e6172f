import Supercluster from 'supercluster';
import { radiiOf } from '../ProximityPlot/placement.ts';
import {
  type MapBounds,
  type MapPosition,
  type MapView,
  type Point,
  project,
  type Size,
  toScreen,
  zoomLimits,
} from './projection.ts';

/** Premises on a map. */
export interface MapPremises extends MapPosition {
  /** Unique within the map, and the same as in the list next to it. */
  readonly id: string;
  /** E.g. "2 690 €": shown next to the mark if there’s room. */
  readonly price: string;
  /** Announced and shown, e.g. "Office, 2 690 €, 640 m north-east of Kalevankatu 30". */
  readonly description: string;
  /** Square metres: sets the area of the mark, relative to the others. */
  readonly area: number;
  /** How well they match, 0 to 100: sets how full the mark is. */
  readonly points: number;
}

interface MarkBase extends Point {
  /** Unique among the marks of a view. */
  readonly key: string;
  /** In pixels. */
  readonly radius: number;
  /** Pixels that it stands aside, so that premises in one house do not hide each other. */
  readonly aside: Point;
}

export interface PremisesMark extends MarkBase {
  readonly kind: 'premises';
  readonly premises: MapPremises;
}

export interface ClusterMark extends MarkBase {
  readonly kind: 'cluster';
  readonly id: number;
  readonly count: number;
  /** Of the best of them, 0 to 100. */
  readonly points: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Where it falls apart. */
  readonly zoom: number;
}

/** What is drawn at one place, at `x`, `y` in the coordinates of `project`. */
export type Mark = PremisesMark | ClusterMark;

/** In pixels. */
const clusterRadius = 36;
const leastRadius = 6;

/** From here on, nothing is clustered, and premises in one house stand around it. */
const lastClusterZoom = 16;
const fanStep = 11;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

interface Properties {
  readonly mark: PremisesMark;
}

/** Farther than any zoom that a map has: nothing is clustered. */
const noClusterZoom = Math.floor(zoomLimits.minimum) - 1;

export function indexMarks(premises: readonly MapPremises[], hasClusters = true) {
  const radii = radiiOf(premises);
  const houses = new Map<string, number>();
  const marks = premises.map((one, index): PremisesMark => {
    const house = `${one.latitude.toFixed(4)} ${one.longitude.toFixed(4)}`;
    const before = houses.get(house) ?? 0;
    houses.set(house, before + 1);
    const [away, angle] = [fanStep * Math.sqrt(before), before * goldenAngle];
    return {
      kind: 'premises',
      key: one.id,
      premises: one,
      ...project(one),
      radius: Math.max(leastRadius, radii[index] ?? 0),
      aside: { x: away * Math.cos(angle), y: away * Math.sin(angle) },
    };
  });
  const clusters = new Supercluster<Properties, { readonly points: number }>({
    radius: clusterRadius,
    extent: 256,
    maxZoom: hasClusters ? lastClusterZoom : noClusterZoom,
    map: ({ mark }) => ({ points: mark.premises.points }),
    reduce: (sum, { points }) => Object.assign(sum, { points: Math.max(sum.points, points) }),
  });
  clusters.load(
    marks.map((mark) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [mark.premises.longitude, mark.premises.latitude] },
      properties: { mark },
    })),
  );
  const byId = new Map(marks.map((mark) => [mark.key, mark]));

  return {
    at: (id: string | undefined): PremisesMark | undefined => (id === undefined ? undefined : byId.get(id)),

    /** Which of the marks that are drawn shows this one: itself, or the cluster that it is in. */
    shownBy: (mark: PremisesMark, drawn: readonly Mark[]): Mark =>
      drawn.find(({ key }) => key === mark.key) ??
      drawn.find(
        (other) =>
          other.kind === 'cluster' &&
          clusters.getLeaves(other.id, Infinity).some(({ properties }) => properties.mark === mark),
      ) ??
      mark,

    /** The best ones last, so that nothing hides them. */
    within({ west, south, east, north }: MapBounds, zoom: number): readonly Mark[] {
      const found = clusters
        .getClusters([west, south, east, north], Math.round(zoom))
        .map((feature): Mark => {
          if (!('cluster_id' in feature.properties)) {
            const { mark } = feature.properties;
            return zoom > lastClusterZoom ? mark : { ...mark, aside: { x: 0, y: 0 } };
          }
          const { cluster_id: id, point_count: count, points } = feature.properties;
          const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
          return {
            kind: 'cluster',
            id,
            key: `cluster ${id}`,
            ...project({ latitude, longitude }),
            latitude,
            longitude,
            count,
            points,
            radius: 13 + 2 * Math.min(6, Math.log2(count)),
            aside: { x: 0, y: 0 },
            zoom: clusters.getClusterExpansionZoom(id),
          };
        });
      return found.toSorted((one, other) => pointsOf(one) - pointsOf(other));
    },
  };
}

/** Pixels around the cross at the wanted place that stay free. */
export const centerRadius = 11;

/** Moves clusters aside, so that they hide neither each other, nor premises, nor the wanted place. */
export function keepApart(
  marks: readonly Mark[],
  view: MapView,
  size: Size,
  center: MapPosition | undefined,
): readonly Mark[] {
  const circles = marks.map((mark) => ({
    ...screenOf(mark, view, size),
    radius: mark.radius,
    share: mark.kind === 'cluster' ? 1 : 0,
  }));
  if (center !== undefined) circles.push({ ...toScreen(view, size, center), radius: centerRadius, share: 0 });
  for (let round = 0; round < 12; round += 1) {
    for (const [order, one] of circles.entries()) {
      for (const other of circles.slice(order + 1)) {
        const shares = one.share + other.share;
        const [x, y] = [other.x - one.x, other.y - one.y];
        const away = Math.hypot(x, y);
        const missing = one.radius + other.radius + 2 - away;
        if (shares === 0 || missing <= 0) continue;
        const [toX, toY] = away === 0 ? [0, 1] : [x / away, y / away];
        one.x -= (toX * missing * one.share) / shares;
        one.y -= (toY * missing * one.share) / shares;
        other.x += (toX * missing * other.share) / shares;
        other.y += (toY * missing * other.share) / shares;
      }
    }
  }
  return marks.map((mark, order) => {
    const { x, y } = screenOf(mark, view, size);
    const moved = circles[order];
    return mark.kind === 'cluster' && moved ? { ...mark, aside: { x: moved.x - x, y: moved.y - y } } : mark;
  });
}

export const pointsOf = (mark: Mark): number =>
  mark.kind === 'cluster' ? mark.points : mark.premises.points;

/** Pixels from the map's upper left. */
export function screenOf(mark: Mark, view: MapView, size: Size): Point {
  const at = mark.kind === 'cluster' ? mark : mark.premises;
  const { x, y } = toScreen(view, size, at);
  return { x: x + mark.aside.x, y: y + mark.aside.y };
}

/** The mark that a pointer means: the one whose edge is nearest, if it is within `tolerance` pixels. */
export function markAt(
  marks: readonly Mark[],
  view: MapView,
  size: Size,
  { x, y }: Point,
  tolerance: number,
): Mark | undefined {
  let nearest: { readonly mark: Mark; readonly away: number } | undefined;
  for (const mark of marks) {
    const at = screenOf(mark, view, size);
    const away = Math.hypot(x - at.x, y - at.y) - mark.radius;
    if (away <= tolerance && (nearest === undefined || away <= nearest.away)) nearest = { mark, away };
  }
  return nearest?.mark;
}

/** Where the price of premises stands, from the middle of what shows them. */
export interface PricePlace {
  readonly mark: Mark;
  readonly price: string;
  readonly side: 'right' | 'left' | 'above' | 'below';
}

/** About, in pixels. */
export const priceSize = (text: string): Size => ({ width: 10 + 7 * text.length, height: 20 });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upper left of a price, from the middle of its mark. */
export function priceOffset({ mark, price, side }: PricePlace): Point {
  const { width, height } = priceSize(price);
  const away = mark.radius + 4;
  if (side === 'right') return { x: away, y: -height / 2 };
  if (side === 'left') return { x: -away - width, y: -height / 2 };
  return { x: -width / 2, y: side === 'above' ? -away - height : away };
}

/** The buttons in the upper right, and what may float in the upper left, in pixels with what is around them. */
const buttons = { width: 60, height: 152 } as const;
const overlay = { width: 280, height: 52 } as const;

const around = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** What prices may not cover. */
const takenBy = (
  marks: readonly Mark[],
  view: MapView,
  size: Size,
  center: MapPosition | undefined,
): Box[] => [
  ...marks.map((mark) => around(screenOf(mark, view, size), mark.radius)),
  ...(center ? [around(toScreen(view, size, center), centerRadius)] : []),
  { left: size.width - buttons.width, top: 0, right: size.width, bottom: buttons.height },
  { left: 0, top: 0, right: Math.min(overlay.width, size.width), bottom: overlay.height },
];

/** The prices that have room beside their marks without covering a mark or another price, the best marks' first. */
export function placePrices(
  marks: readonly Mark[],
  view: MapView,
  size: Size,
  center?: MapPosition,
): readonly PricePlace[] {
  const taken = takenBy(marks, view, size, center);
  const placed: PricePlace[] = [];
  for (const mark of marks.toReversed()) {
    if (mark.kind !== 'premises') continue;
    for (const side of sides) {
      const place = { mark, price: mark.premises.price, side };
      const box = boxOf(place, view, size);
      if (!isIn(box, size) || taken.some((other) => cover(box, other))) continue;
      taken.push(box);
      placed.push(place);
      break;
    }
  }
  return placed;
}

/** For a price that is shown in any case: above its mark, unless the map ends there or another mark is. */
export function priceBeside(
  mark: Mark,
  price: string,
  marks: readonly Mark[],
  view: MapView,
  size: Size,
  center?: MapPosition,
): PricePlace {
  const taken = takenBy(marks, view, size, center);
  const places = sides.toReversed().map((side) => ({ mark, price, side }));
  const inSight = places.filter((place) => isIn(boxOf(place, view, size), size));
  const isFree = (place: PricePlace) => !taken.some((other) => cover(boxOf(place, view, size), other));
  return inSight.find(isFree) ?? inSight[0] ?? { mark, price, side: 'above' };
}

const sides = ['right', 'left', 'below', 'above'] as const;

function boxOf(place: PricePlace, view: MapView, size: Size): Box {
  const [{ x, y }, offset] = [screenOf(place.mark, view, size), priceOffset(place)];
  const { width, height } = priceSize(place.price);
  const [left, top] = [x + offset.x, y + offset.y];
  return { left, top, right: left + width, bottom: top + height };
}

/** What a price covers: circles along it. */
export function circlesOfPrice(place: PricePlace, view: MapView, size: Size) {
  const { left, top, right, bottom } = boxOf(place, view, size);
  const radius = (bottom - top) / 2;
  const count = Math.ceil((right - left) / (2 * radius));
  return Array.from({ length: count }, (_, index) => ({
    x: left + ((index + 0.5) * (right - left)) / count,
    y: top + radius,
    radius,
  }));
}

const isIn = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left > 0 && top > 0 && right < width && bottom < height;

const cover = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
