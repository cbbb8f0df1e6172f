import { isPosition, radiansPerDegree, type Position } from './position.ts';

/**
 * The direction in which one sees `to` from `from`, in degrees from 0 to below 360, clockwise from north: the initial
 * bearing of the great circle. The same position, or one that is not on the globe, gives 0.
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
