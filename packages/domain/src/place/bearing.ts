import { isPosition, radiansPerDegree, type Position } from './position.ts';

/**
 * The direction in which one sees `to` from `from`: the initial bearing of the great circle, clockwise
 * from north. The same position, or one that is not on the globe, gives 0.
 *
 * @returns degrees, from 0 to below 360
 * @example
 * bearingBetween({ latitude: 60, longitude: 25 }, { latitude: 60.1, longitude: 25 }); // 0, due north
 */
export function bearingBetween(from: Position, to: Position): number {
  if (!isPosition(from) || !isPosition(to)) return 0;
  const fromLat = from.latitude * radiansPerDegree;
  const toLat = to.latitude * radiansPerDegree;
  const dLon = (to.longitude - from.longitude) * radiansPerDegree;
  const east = Math.sin(dLon) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(dLon);
  return (Math.atan2(east, north) / radiansPerDegree + 360) % 360;
}
