import { isPosition, radiansPerDegree, type Position } from './position.ts';

/** The mean one, in metres (IUGG). */
export const earthRadius = 6_371_008.8;

/** Up to here, in metres, the equirectangular value is used; the haversine beyond. */
export const equirectangularLimit = 10_000;

/** Half the Earth's circumference, in whole metres: no two positions are farther apart. */
export const greatestDistance = 20_015_114;

/*
 * The same two formulas are written in SQL. Both must do the same operations in the same order, or the
 * engines disagree by a metre now and then: keep every line to the operations that stand there.
 */

function equirectangular(from: Position, to: Position): number {
  const dLat = (to.latitude - from.latitude) * radiansPerDegree;
  const dLon = (to.longitude - from.longitude) * radiansPerDegree;
  const meanLat = ((from.latitude + to.latitude) / 2) * radiansPerDegree;
  const x = dLon * Math.cos(meanLat);
  const y = dLat;
  return Math.sqrt(x * x + y * y) * earthRadius;
}

function haversine(from: Position, to: Position): number {
  const sinLat = Math.sin(((to.latitude - from.latitude) * radiansPerDegree) / 2);
  const sinLon = Math.sin(((to.longitude - from.longitude) * radiansPerDegree) / 2);
  const cosines = Math.cos(from.latitude * radiansPerDegree) * Math.cos(to.latitude * radiansPerDegree);
  const a = sinLat * sinLat + cosines * (sinLon * sinLon);
  // Between antipodes rounding can lift `a` above 1, whose arc sine is no number.
  return 2 * Math.asin(Math.sqrt(Math.min(1, a))) * earthRadius;
}

/**
 * The distance in whole metres: equirectangular up to 10 km, by its own unrounded value, haversine beyond, rounded by
 * floor(d + 0.5). Compared (3000 m, §9), scored and sent. `greatestDistance` where a position isn't on the globe.
 *
 * @example
 * distanceBetween({ latitude: 60.1699, longitude: 24.9384 }, { latitude: 60.1887, longitude: 24.9384 }); // 2090
 */
export function distanceBetween(from: Position, to: Position): number {
  if (!isPosition(from) || !isPosition(to)) return greatestDistance;
  const near = equirectangular(from, to);
  const metres = near <= equirectangularLimit ? near : haversine(from, to);
  return Math.floor(metres + 0.5);
}

/** Round which addresses are sought (§5). */
export const centralHelsinki = { latitude: 60.1699, longitude: 24.9384 } as const satisfies Position;

/** In which addresses are sought, by its code of two letters (§9). */
export const searchCountry = 'fi';

/** How far from central Helsinki addresses are sought, in metres (§9). */
export const searchRadius = 15_000;

/** Whether a position is within 15 km of central Helsinki, where addresses are searched (§5). */
export const isInSearchArea = (position: Position): boolean =>
  distanceBetween(centralHelsinki, position) <= searchRadius;
