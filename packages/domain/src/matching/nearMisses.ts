import { amenities, residenceFlags, roomCounts } from '../enums.ts';
import { scoreField, scoreFields, weights } from './criteria/criteria.ts';
import { filterPresets } from './limits.ts';
import { applyChange, changedFields, type NeedChange } from './needChange.ts';
import { reachBetween } from './reach.ts';
import { pointsOf, type FieldScores, type Weights } from './points.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

/** A change of a need, and how many more premises it brings above the limit. */
export interface NearMiss {
  readonly change: NeedChange;
  readonly opens: number;
}

interface Candidate {
  readonly listing: ScoredListing;
  /** Whole metres from what is sought. */
  readonly reach: number;
  /** Before any change. */
  readonly scores: FieldScores;
}

/** No more than these are proposed: a long list of wishes to give up is of no help. */
const greatestCount = 5;

/** From the smallest to the greatest: the first that opens any is proposed. */
const steps: readonly (readonly NeedChange[])[] = [
  [100, 200, 300, 500].map((euros) => ({ kind: 'rentMax', euros })),
  [5, 10, 20].map((squareMetres) => ({ kind: 'sizeMin', squareMetres })),
  [5, 10, 20].map((squareMetres) => ({ kind: 'sizeMax', squareMetres })),
  [7, 14, 30].map((days) => ({ kind: 'moveInDate', days })),
];

/** None of them is smaller than another: the one that opens the most is proposed. */
const alternatives: readonly (readonly NeedChange[])[] = [
  amenities.map((amenity) => ({ kind: 'amenities', amenity })),
  roomCounts.map((rooms) => ({ kind: 'roomCount', rooms })),
  [{ kind: 'floor' }],
  residenceFlags.map((flag) => ({ kind: 'residenceType', flag })),
];

const byOpens = (one: NearMiss, other: NearMiss): number => other.opens - one.opens;

/**
 * What small changes of a need would open: how many listings rise above the limit when the need is scored anew with
 * the change. Of each kind of change one is proposed, the smallest step that opens any; those that open the most come
 * first, five at the most. A change that would take a listing below the limit, or ask for a day that is past, is not
 * proposed. Takes time in proportion to the number of listings.
 *
 * @param listings - the candidates, whatever their points
 * @param today - the calendar day in Europe/Helsinki, `YYYY-MM-DD`
 * @param limit - per cent; listings have to be above it (specification, section 9)
 * @param by - for a tenant the own weights of the need, as `weightsFor` gives them
 */
export function nearMisses(
  need: ScoredNeed,
  listings: readonly ScoredListing[],
  today: string,
  limit: number = filterPresets.pointsAbove,
  by: Weights = weights,
): readonly NearMiss[] {
  const candidates = listings.map((listing): Candidate => {
    const reach = reachBetween(need, listing);
    return { listing, reach, scores: scoreFields(need, listing, reach, today) };
  });
  const isAbove = (scores: FieldScores): boolean => pointsOf(scores, by) > limit;
  const above = candidates.filter(({ scores }) => isAbove(scores));
  const below = candidates.filter(({ scores }) => !isAbove(scores));

  // A change is one of a single field, so the others keep their scores.
  const isAboveAfter = (changed: ScoredNeed, { kind }: NeedChange, candidate: Candidate): boolean => {
    const { listing, reach, scores } = candidate;
    const field = changedFields[kind];
    return isAbove({ ...scores, [field]: scoreField(field, changed, listing, reach, today) });
  };

  const isAllowed = (changed: ScoredNeed, change: NeedChange): boolean =>
    !(change.kind === 'moveInDate' && (changed.moveInDate ?? '') < today) &&
    above.every((candidate) => isAboveAfter(changed, change, candidate));

  const miss = (change: NeedChange): NearMiss => {
    const changed = applyChange(need, change);
    if (!isAllowed(changed, change)) return { change, opens: 0 };
    return { change, opens: below.filter((candidate) => isAboveAfter(changed, change, candidate)).length };
  };

  const opening = (changes: readonly NeedChange[]): readonly NearMiss[] =>
    changes.map(miss).filter(({ opens }) => opens > 0);

  const smallest = steps.flatMap((changes) => opening(changes).slice(0, 1));
  const best = alternatives.flatMap((changes) => opening(changes).toSorted(byOpens).slice(0, 1));
  return [...smallest, ...best].toSorted(byOpens).slice(0, greatestCount);
}
