import type { Contract } from './contract.ts';
import { anonymousCount, type Group } from './insights.ts';
import { filterPresets } from './matching/limits.ts';
import { scoreMatch } from './matching/scoreMatch.ts';
import type { ScoredListing, ScoredNeed } from './matching/subjects.ts';
import { changedRent } from './rentChange.ts';
import { addMonths } from './time.ts';

/** Changes that a landlord tries out. */
export type SimulatedChanges = Contract['SimulatedChanges'];

/** Steps that can be tried: per cent of the rent, and months by which premises are available earlier. */
export const simulatedSteps = {
  rentChange: [-20, -15, -10, -5, 0, 5, 10, 15, 20],
  monthsEarlier: [0, 1, 2, 3, 6],
} as const;

/**
 * A listing as changes would make it. A rent that would be none, and a date that isn't stated, stay as they are; with
 * `{ rentChange: -5 }`, 2000 becomes 1900.
 */
export function changedListing<Listing extends ScoredListing>(
  listing: Listing,
  { rentChange = 0, monthsEarlier = 0, amenities = [] }: SimulatedChanges,
): Listing {
  const { rent, moveInDate } = listing;
  return {
    ...listing,
    rent: changedRent(rent, rentChange) ?? rent,
    moveInDate: moveInDate === null ? null : addMonths(moveInDate, -monthsEarlier),
    amenities: [...new Set([...listing.amenities, ...amenities])],
  };
}

/** Whether a listing matches a need by more than 60 per cent, wherever the two are. */
export const isReached = (need: ScoredNeed, listing: ScoredListing, today: string): boolean =>
  scoreMatch(need, listing, today).points > filterPresets.pointsAbove;

/** Needs that a listing reaches, and those that changes would add and take away. */
export interface Reach {
  readonly before: Group;
  readonly gained: Group;
  readonly lost: Group;
}

/**
 * What may be told of a simulation: see `anonymousCount`. Gained and lost needs are each counted by themselves, because
 * the difference of two rounded counts could show a single one.
 *
 * @example
 * anonymousSimulation({ before: { people: 23, count: 23 }, gained: { people: 7, count: 7 }, lost: { people: 2, count: 2 } });
 * // { before: 20, gained: 5, lost: 0 }
 */
export const anonymousSimulation = ({ before, gained, lost }: Reach): Contract['ListingSimulation'] => ({
  before: anonymousCount(before),
  gained: anonymousCount(gained) ?? 0,
  lost: anonymousCount(lost) ?? 0,
});
