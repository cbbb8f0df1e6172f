/**
 * A list of potential matches holds those at most this far away, in metres, inclusive (specification,
 * section 9).
 *
 * @example
 * matchRadius; // 3000
 */
export const matchRadius = 3000;

/**
 * What the three filters of the match list ask for (specification, section 9): more than 60 per cent, less
 * than 1500 metres, more than 3 personality points.
 *
 * @example
 * passesFilters({ points: 61, distance: 900, personPoints: 4 }, filterPresets); // true
 */
export const filterPresets = { pointsAbove: 60, distanceBelow: 1500, personPointsAbove: 3 } as const;

/**
 * Whether something at this distance belongs to a list of potential matches (specification, section 9).
 *
 * @param distance - whole metres
 * @example
 * isWithinMatchRadius(3000); // true
 * isWithinMatchRadius(3001); // false
 */
export function isWithinMatchRadius(distance: number): boolean {
  return distance <= matchRadius;
}
