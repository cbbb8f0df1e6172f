import { distanceBetween, greatestDistance } from '../place/distance.ts';
import { cornersOf, isInArea } from '../place/drawnArea.ts';
import { isWithinMatchRadius } from './limits.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

/**
 * How far premises are from what is sought, in whole metres: from the address, or, where the tenant has drawn an area, 0
 * inside and beyond every list outside. Lists and the location's score go by it; what is told is the distance.
 *
 * @param distance - whole metres between the addresses
 */
export function reachBetween(
  { location, drawnArea }: Pick<ScoredNeed, 'location' | 'drawnArea'>,
  listing: Pick<ScoredListing, 'location'>,
  distance: number = distanceBetween(location, listing.location),
): number {
  if (!drawnArea) return distance;
  return isInArea(cornersOf(drawnArea), listing.location) ? 0 : greatestDistance;
}

/** Whether premises are where a list of potential matches looks. */
export const isInReach = (...pair: Parameters<typeof reachBetween>): boolean =>
  isWithinMatchRadius(reachBetween(...pair));
