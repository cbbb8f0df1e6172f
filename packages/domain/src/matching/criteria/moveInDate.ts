import { dayNumber } from '../../time/day.ts';
import { fullScore, toScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/** Premises that become free so many days too late score 0. */
export const greatestDelay = 60;

type Wanting = Pick<ScoredNeed, 'moveInDate'>;
type Offering = Pick<ScoredListing, 'moveInDate' | 'moveOutDate'>;

export interface Availability {
  /** True where the premises are given up by the wanted day. */
  readonly isGivenUp: boolean;
  /** How many days after the wanted one the premises become free; 0 where they are free by then. */
  readonly daysLate: number;
}

/**
 * How the days of premises stand to the day that is wanted. Premises that became free in the past are free from
 * today, `YYYY-MM-DD`. None (null) where either side names no day; text that is no day names none.
 */
export function availabilityOf(need: Wanting, listing: Offering, today: string): Availability | null {
  const wanted = dayNumber(need.moveInDate);
  const free = dayNumber(listing.moveInDate);
  if (wanted === null || free === null) return null;
  const givenUp = dayNumber(listing.moveOutDate);
  return {
    isGivenUp: givenUp !== null && givenUp <= wanted,
    daysLate: Math.max(0, Math.max(free, dayNumber(today) ?? free) - wanted),
  };
}

/**
 * What `scoreMoveInDate` gives premises that are not given up by the wanted day.
 *
 * @example
 * scoreLateness(30); // 500
 */
export function scoreLateness(daysLate: number): number {
  return toScore((greatestDelay - daysLate) * fullScore, greatestDelay);
}

/**
 * 1000 if the premises are free by the wanted day, linear to 0 at 60 days late; 0 if they are given up by the wanted
 * day. Unresolved (null) where `availabilityOf` is none. Days are calendar days in Europe/Helsinki.
 */
export function scoreMoveInDate(need: Wanting, listing: Offering, today: string): number | null {
  const availability = availabilityOf(need, listing, today);
  if (availability === null) return null;
  const { isGivenUp, daysLate } = availability;
  return isGivenUp ? 0 : scoreLateness(daysLate);
}

type MoveInDateWord =
  | Said<'moveInDate.inTime' | 'moveInDate.givenUp' | 'moveInDate.unsaid' | 'moveInDate.unknown'>
  | Said<'moveInDate.late', { readonly days: number }>;

function word(score: number | null, { need, listing, today }: MatchedPair): MoveInDateWord {
  const availability = availabilityOf(need, listing, today);
  if (score === null || availability === null) {
    const isUnsaid = dayNumber(need.moveInDate) === null;
    return { key: isUnsaid ? 'moveInDate.unsaid' : 'moveInDate.unknown', parameters: {} };
  }
  if (score === fullScore) return { key: 'moveInDate.inTime', parameters: {} };
  if (availability.isGivenUp) return { key: 'moveInDate.givenUp', parameters: {} };
  return { key: 'moveInDate.late', parameters: { days: availability.daysLate } };
}

/** Whether the premises are free by the day that the tenant wants. */
export const moveInDate: Criterion<MoveInDateWord> = {
  weight: 4,
  score: (need, listing, _distance, today) => scoreMoveInDate(need, listing, today),
  word,
};
