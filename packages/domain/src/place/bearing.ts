import { isPosition, radiansPerDegree, type Position } from './position.ts';

/** The initial bearing from `from` to `to` in degrees, 0 to below 360; 0 for the same or invalid positions. */
export function bearingBetween(from: Position, to: Position): number {
  if (!isPosition(from) || !isPosition(to)) return 0;
  const fromLat = from.latitude * radiansPerDegree;
  const toLat = to.latitude * radiansPerDegree;
  const dLon = (to.longitude - from.longitude) * radiansPerDegree;
  const east = Math.sin(dLon) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(dLon);
  return (Math.atan2(east, north) / radiansPerDegree + 360) % 360;
}

/** Clockwise from north. */
export const compassPoints = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

export type CompassPoint = (typeof compassPoints)[number];

/**
 * The compass direction nearest to a bearing in degrees; halfway the next clockwise, north for no number.
 *
 * @example
 * compassPointOf(50); // 'northEast'
 * compassPointOf(350); // 'north'
 */
export function compassPointOf(bearing: number): CompassPoint {
  const turns = Math.floor((bearing + 22.5) / 45) % compassPoints.length;
  return compassPoints.at(turns) ?? 'north';
}
