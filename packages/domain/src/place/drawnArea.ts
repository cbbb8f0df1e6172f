import type { Contract } from '../contract.ts';
import { formatNumber } from '../money.ts';
import type { Locale } from '../time.ts';
import { distanceBetween, earthRadius } from './distance.ts';
import { isInBounds, radiansPerDegree, type Position } from './position.ts';

/** A drawn area: a GeoJSON polygon without holes, whose last position repeats the first. */
export type DrawnArea = Contract['DrawnArea'];

/**
 * Its corners in millionths of a degree, about 10 cm: longitude and latitude in turn, the last one joined with the first.
 * Of whole numbers, every product below is exact, in JavaScript as in SQL.
 */
export type Corners = readonly number[];

/** Of corners. */
export const cornerCounts = { minimum: 3, maximum: 50 } as const;

/** Metres that no corner is farther away from the address than. */
export const areaReach = 10_000;

/** Square metres. */
export const smallestArea = 10_000;

/** The type of such geometry. */
export const polygon = 'Polygon';

const millionths = 1_000_000;

const toMillionths = (degrees: number): number => Math.floor(0.5 + degrees * millionths);

/**
 * The corners of an area.
 *
 * @example
 * cornersOf(areaOf([24_900_000, 60_100_000, 25_000_000, 60_100_000, 25_000_000, 60_200_000])).length; // 6
 */
export const cornersOf = ({ coordinates: [ring = []] }: DrawnArea): Corners =>
  ring.slice(0, -1).flatMap((position) => position.map(toMillionths));

/** The area with these corners. */
export function areaOf(corners: Corners): DrawnArea {
  const ring = positionsOf(corners).map(({ latitude, longitude }) => [longitude, latitude]);
  return { type: polygon, coordinates: [[...ring, ...ring.slice(0, 1)]] };
}

/** Where corners are, in degrees. */
export const positionsOf = (corners: Corners): readonly Position[] =>
  pointsOf(corners).map(([x, y]) => ({ latitude: y / millionths, longitude: x / millionths }));

/** The area with corners at these positions. */
export const areaAround = (positions: readonly Position[]): DrawnArea =>
  areaOf(positions.flatMap(({ latitude, longitude }) => [toMillionths(longitude), toMillionths(latitude)]));

type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

const pointsOf = (corners: Corners): readonly Point[] =>
  Array.from({ length: corners.length / 2 }, (_, index) => [
    corners[2 * index] ?? NaN,
    corners[2 * index + 1] ?? NaN,
  ]);

const edgesOf = (points: readonly Point[]): readonly Edge[] =>
  points.flatMap((from, index): Edge[] => {
    const to = points[(index + 1) % points.length];
    return to === undefined ? [] : [[from, to]];
  });

/** Above 0 where a point is to the left of an edge, 0 where it is in line with it. */
const sideOf = ([[ax, ay], [bx, by]]: Edge, [x, y]: Point): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOn = (edge: Edge, point: Point): boolean =>
  sideOf(edge, point) === 0 &&
  isBetween(point[0], edge[0][0], edge[1][0]) &&
  isBetween(point[1], edge[0][1], edge[1][1]);

/**
 * Whether a position, rounded as corners are, lies in an area; its edges and corners belong to it. The same is written in
 * SQL and for the index, of the same whole numbers.
 */
export function isInArea(corners: Corners, { latitude, longitude }: Position): boolean {
  const [x, y] = [toMillionths(longitude), toMillionths(latitude)];
  let isInside = false;
  let [ax, ay] = [corners.at(-2) ?? NaN, corners.at(-1) ?? NaN];
  for (let index = 0; index < corners.length; index += 2) {
    const [bx, by] = [corners[index] ?? NaN, corners[index + 1] ?? NaN];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side === 0 && isBetween(x, ax, bx) && isBetween(y, ay, by)) return true;
    // Of an edge, the lower end counts and the upper one doesn't, so that a corner is crossed once.
    if (ay > y !== by > y && side > 0 === by > ay) isInside = !isInside;
    [ax, ay] = [bx, by];
  }
  return isInside;
}

/** The rectangle around an area, in degrees. */
export function boundsOfArea(corners: Corners) {
  const positions = positionsOf(corners);
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** The rules that a drawn area may break. */
export type AreaFault =
  'areaOpen' | 'areaCorners' | 'areaAbroad' | 'areaCrossesItself' | 'areaTooSmall' | 'areaTooFar';

/** What is wrong with a drawn area of a need that is sought around an address; null where nothing is. */
export function areaFault(area: DrawnArea, location: Position | null): AreaFault | null {
  const [ring = [], ...holes] = area.coordinates;
  const isClosed = ring.length > 0 && String(ring[0]) === String(ring.at(-1));
  if (!isClosed || holes.length > 0) return 'areaOpen';
  return cornersFault(cornersOf(area), location);
}

/** As `areaFault`, of corners. */
export function cornersFault(corners: Corners, location: Position | null): AreaFault | null {
  const count = corners.length / 2;
  if (!isBetween(count, cornerCounts.minimum, cornerCounts.maximum)) return 'areaCorners';
  const positions = positionsOf(corners);
  if (!positions.every(isInBounds)) return 'areaAbroad';
  if (crossesItself(corners)) return 'areaCrossesItself';
  if (squareMetresOf(corners) < smallestArea) return 'areaTooSmall';
  const isFar = (position: Position): boolean =>
    location !== null && distanceBetween(location, position) > areaReach;
  return positions.some(isFar) ? 'areaTooFar' : null;
}

/** Whether edges cross or touch, other than neighbours in the corner that they share. */
export function crossesItself(corners: Corners): boolean {
  const edges = edgesOf(pointsOf(corners));
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((other, offset) => {
      const isNext = offset === 0;
      const isLast = index === 0 && offset === edges.length - 2;
      // Of neighbours, the far end of one lies on the other where they turn back on each other.
      if (isNext) return isOn(edge, other[1]) || isOn(other, edge[0]);
      if (isLast) return isOn(edge, other[0]) || isOn(other, edge[1]);
      return meet(edge, other);
    }),
  );
}

function meet(one: Edge, other: Edge): boolean {
  if (isOn(one, other[0]) || isOn(one, other[1]) || isOn(other, one[0]) || isOn(other, one[1])) return true;
  const isParted = (edge: Edge, [from, to]: Edge): boolean =>
    Math.sign(sideOf(edge, from)) * Math.sign(sideOf(edge, to)) < 0;
  return isParted(one, other) && isParted(other, one);
}

/** As if the earth were flat there, which over 20 km is a matter of a per mille. */
export function squareMetresOf(corners: Corners): number {
  const points = pointsOf(corners);
  const [origin] = points;
  if (origin === undefined) return 0;
  const doubled = edgesOf(points).reduce((sum, [from, to]) => sum + sideOf([origin, from], to), 0);
  const metres = (earthRadius * radiansPerDegree) / millionths;
  const { south, north } = boundsOfArea(corners);
  return (Math.abs(doubled) / 2) * metres ** 2 * Math.cos(((south + north) / 2) * radiansPerDegree);
}

/** Its size, which says more to a reader than its corners: `1.25 km²`. */
export const areaText = (corners: Corners, locale: Locale): string =>
  `${formatNumber(squareMetresOf(corners) / 1e6, locale, 'upToTwo')}\u00A0km²`;
