import { amenities, type Amenity } from '../enums.ts';
import { distanceBetween } from '../place/distance.ts';
import { matchFields, scoreFields, weights, type MatchField } from './criteria/criteria.ts';
import { matchAmenity } from './criteria/flags.ts';
import { ofEach } from './ofEach.ts';
import { reachBetween } from './reach.ts';
import { matchOf, pointsOf, type FieldScores, type Weights } from './points.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

/** Per field and amenity: true is a match, false a mismatch, null unresolved (specification, section 3). */
export type FieldMatches = Readonly<Record<MatchField | Amenity, boolean | null>>;

/** One field's part in the points. */
export interface MatchExplanation {
  readonly field: MatchField;
  readonly weight: number;
  /** 0 to 1000; null where the field is unresolved and carries no weight. */
  readonly score: number | null;
  readonly match: boolean | null;
}

export interface MatchScore {
  /** Per cent, a whole number from 0 to 100. */
  readonly points: number;
  /** Whole metres. */
  readonly distance: number;
  readonly matches: FieldMatches;
  /** All nine fields, heaviest first. */
  readonly explanation: MatchExplanation[];
}

function matchesOf(scores: FieldScores, need: ScoredNeed, listing: ScoredListing): FieldMatches {
  return {
    ...ofEach(matchFields, (field) => matchOf(scores[field])),
    ...ofEach(amenities, (amenity) => matchAmenity(amenity, need, listing)),
  };
}

/**
 * Scores premises against a tenant's need (specification, section 3, Match): points in per cent, distance in whole
 * metres, a match per field and amenity, and the explanation of the points. This is the reference that every other
 * engine must equal, to the last point.
 *
 * Age, gender, family, language and nationality are not even read.
 *
 * @param today - the calendar day in Europe/Helsinki, `YYYY-MM-DD`, as `helsinkiDay` gives it
 * @param by - for a tenant the own weights of the need, as `weightsFor` gives them
 */
export function scoreMatch(
  need: ScoredNeed,
  listing: ScoredListing,
  today: string,
  by: Weights = weights,
): MatchScore {
  const distance = distanceBetween(need.location, listing.location);
  const scores = scoreFields(need, listing, reachBetween(need, listing, distance), today);
  return {
    points: pointsOf(scores, by),
    distance,
    matches: matchesOf(scores, need, listing),
    explanation: matchFields.map((field) => ({
      field,
      weight: by[field],
      score: scores[field],
      match: matchOf(scores[field]),
    })),
  };
}
