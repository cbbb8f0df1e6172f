import { amenities as allAmenities, type Amenity } from '../../enums/amenity.ts';
import { fullScore, toScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

type Wanting = Pick<ScoredNeed, 'amenities'>;
type Offering = Pick<ScoredListing, 'amenities'>;

/**
 * The part of the wanted amenities that is there. An amenity that the announcement does not tick is absent.
 * Unresolved (null) where none is wanted.
 */
export function scoreAmenities(need: Wanting, listing: Offering): number | null {
  const wanted = allAmenities.filter((amenity) => need.amenities.includes(amenity));
  if (wanted.length === 0) return null;
  const there = wanted.filter((amenity) => listing.amenities.includes(amenity));
  return toScore(there.length * fullScore, wanted.length);
}

/** Whether one amenity is there, where it is wanted; null where it is not wanted. */
export function matchAmenity(amenity: Amenity, need: Wanting, listing: Offering): boolean | null {
  return need.amenities.includes(amenity) ? listing.amenities.includes(amenity) : null;
}

interface Amenities {
  /** How many of the wanted ones are there. */
  readonly there: number;
  /** How many are wanted. */
  readonly wanted: number;
  /** The wanted ones that are not there. */
  readonly missing: readonly Amenity[];
}

type AmenitiesWord =
  Said<'amenities.all' | 'amenities.some' | 'amenities.none', Amenities> | Said<'amenities.unsaid'>;

function word(score: number | null, { need, listing }: MatchedPair): AmenitiesWord {
  if (score === null) return { key: 'amenities.unsaid', parameters: {} };
  const wanted = allAmenities.filter((amenity) => need.amenities.includes(amenity));
  const missing = wanted.filter((amenity) => !listing.amenities.includes(amenity));
  const parameters = { there: wanted.length - missing.length, wanted: wanted.length, missing };
  if (score === fullScore) return { key: 'amenities.all', parameters };
  return { key: score === 0 ? 'amenities.none' : 'amenities.some', parameters };
}

/** How many of the wanted amenities are there. */
export const amenities: Criterion<AmenitiesWord> = { weight: 3, score: scoreAmenities, word };
