import type { Amenity } from '../enums.ts';
import type { MatchField } from './criteria/criteria.ts';
import type { ExplainableMatch } from './explainMatch.ts';
import { fullScore, gap } from './integers.ts';
import type { MatchExplanation } from './scoreMatch.ts';
import { lostPoints, type Outcome, outcomeOf } from './strength.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

/** How many reasons for a match are named, and how many against it. */
const maxReasons = 3;

export type ReasonOutcome = Exclude<Outcome, 'unresolved'>;

/** A criterion that speaks for a match or against it. */
export interface MatchReason {
  readonly field: MatchField;
  readonly outcome: ReasonOutcome;
  /**
   * By how much it misses the wish: metres of distance, euros a month above the maximum, square metres above the
   * maximum or, negative, below the minimum, euros of deposit. 0 where it is met or no number says it.
   */
  readonly gap: number;
  /** Amenities that are wanted and missing. */
  readonly missing: readonly Amenity[];
}

/**
 * Why a match is as good as it is, in a few words: the criteria that are met in full, heaviest first, then those that
 * cost most points, worst first; three of each at most.
 */
export function matchReasons(
  { distance, explanation }: ExplainableMatch,
  need: ScoredNeed,
  listing: ScoredListing,
): readonly MatchReason[] {
  const missed = explanation
    .filter((entry) => lostPoints(entry) > 0)
    .toSorted((one, other) => lostPoints(other) - lostPoints(one));
  const met = explanation
    .filter(({ score, weight }) => score === fullScore && weight > 0)
    // All that is listed lies in an area that is drawn, near the address or far from it.
    .filter(({ field }) => field !== 'location' || !need.drawnArea)
    .toSorted((one, other) => other.weight - one.weight);
  const gaps: Partial<Record<MatchField, number>> = {
    location: distance,
    rent: gap(listing.rent, need.rentMax),
    size:
      listing.size < (need.sizeMin ?? 0) ? -gap(listing.size, need.sizeMin) : gap(listing.size, need.sizeMax),
    deposit: gap(listing.deposit, 0),
  };
  const toReasons = ({ field, score, match }: MatchExplanation): readonly MatchReason[] => {
    const outcome = outcomeOf(match, score);
    if (outcome === 'unresolved') return [];
    if (outcome === 'match') return [{ field, outcome, gap: 0, missing: [] }];
    const missing =
      field === 'amenities' ? need.amenities.filter((one) => !listing.amenities.includes(one)) : [];
    return [{ field, outcome, gap: gaps[field] ?? 0, missing }];
  };
  return [...met.slice(0, maxReasons), ...missed.slice(0, maxReasons)].flatMap(toReasons);
}
