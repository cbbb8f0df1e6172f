import { amenities, type Amenity } from '../../enums/amenity.ts';
import { fullScore, toScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

type Wanting = Pick<ScoredNeed, 'amenities'>;
type Offering = Pick<ScoredListing, 'amenities'>;

/**
 * The part of the wanted amenities that is there. An amenity that the announcement does not tick is absent.
 * Unresolved (null) where none is wanted.
 */
export function scoreAmenities(need: Wanting, listing: Offering): number | null {
  const wanted = amenities.filter((amenity) => need.amenities.includes(amenity));
  if (wanted.length === 0) return null;
  const there = wanted.filter((amenity) => listing.amenities.includes(amenity));
  return toScore(there.length * fullScore, wanted.length);
}

/** Whether one amenity is there, where it is wanted; null where it is not wanted. */
export function matchAmenity(amenity: Amenity, need: Wanting, listing: Offering): boolean | null {
  return need.amenities.includes(amenity) ? listing.amenities.includes(amenity) : null;
}
