import type { Amenity } from '../enums.ts';
import type { MatchField } from './criteria/criteria.ts';
import type { ExplainableMatch } from './explainMatch.ts';
import { fullScore, gap } from './integers.ts';
import { lostPoints, type Outcome } from './strength.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

/** How many reasons for a match are named, and how many against it. */
const maxReasons = 3;

/** A criterion that is met in full, or all of those that the tenant has named. */
interface MetReason {
  readonly field: MatchField | 'all';
  readonly outcome: 'match';
}

/** A criterion that speaks against a match. */
interface MissedReason {
  readonly field: MatchField;
  readonly outcome: Exclude<Outcome, 'match' | 'unresolved'>;
  /**
   * By how much it misses the wish: metres of distance, euros a month above the maximum, square metres above the
   * maximum or, negative, below the minimum, euros of deposit. 0 where no number says it.
   */
  readonly gap: number;
  /** Amenities that are wanted and missing. */
  readonly missing: readonly Amenity[];
}

export type MatchReason = MetReason | MissedReason;

/**
 * Why a match is as good as it is, in a few words: the criteria that cost most points, worst first, then those that are
 * met in full, heaviest first; three of each at most. A single reason where every wish is met.
 */
export function matchReasons(
  { distance, explanation }: ExplainableMatch,
  need: ScoredNeed,
  listing: ScoredListing,
): readonly MatchReason[] {
  const gaps: Partial<Record<MatchField, number>> = {
    location: distance,
    rent: gap(listing.rent, need.rentMax),
    size:
      listing.size < (need.sizeMin ?? 0) ? -gap(listing.size, need.sizeMin) : gap(listing.size, need.sizeMax),
    deposit: gap(listing.deposit, 0),
  };
  const missed = explanation
    .filter((entry) => lostPoints(entry) > 0)
    .toSorted((one, other) => lostPoints(other) - lostPoints(one))
    .map(({ field, match }): MatchReason => ({
      field,
      outcome: match === true ? 'partial' : 'mismatch',
      gap: gaps[field] ?? 0,
      missing: field === 'amenities' ? need.amenities.filter((one) => !listing.amenities.includes(one)) : [],
    }));
  const wishes: Partial<Record<MatchField, unknown>> = need;
  const isNamed = (field: MatchField) => ([wishes[field]].flat()[0] ?? null) !== null;
  if (missed.length === 0 && explanation.every(({ field, score }) => score !== null || !isNamed(field))) {
    return [{ field: 'all', outcome: 'match' }];
  }
  const met = explanation
    .filter(({ score, weight }) => score === fullScore && weight > 0)
    // All that is listed lies in an area that is drawn, near the address or far from it.
    .filter(({ field }) => field !== 'location' || !need.drawnArea)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ field }): MatchReason => ({ field, outcome: 'match' }));
  return [...missed.slice(0, maxReasons), ...met.slice(0, maxReasons)];
}
