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
 * The direction of the compass that is nearest to a bearing, in degrees clockwise from north; halfway it is the next
 * one clockwise. A bearing that is no number is taken for north.
 *
 * @example
 * compassPointOf(50); // 'northEast'
 * compassPointOf(350); // 'north'
 */
export function compassPointOf(bearing: number): CompassPoint {
  const turns = Math.floor((bearing + 22.5) / 45) % compassPoints.length;
  return compassPoints.at(turns) ?? 'north';
}
