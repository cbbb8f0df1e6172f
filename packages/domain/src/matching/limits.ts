/** A list of potential matches holds those at most so many metres away, inclusive (specification, section 9). */
export const matchRadius = 3000;

/** More per cent, fewer metres and more personality points than these (specification, section 9). */
export const filterPresets = { pointsAbove: 60, distanceBelow: 1500, personPointsAbove: 3 } as const;

/** Takes whole metres from what is sought, `matchRadius` itself included. */
export function isWithinMatchRadius(reach: number): boolean {
  return reach <= matchRadius;
}
