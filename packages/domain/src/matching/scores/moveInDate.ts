import { dayNumber } from '../../time/day.ts';
import { fullScore, toScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

/** Premises that become free this many days too late score 0. */
const tooManyDays = 60;

/**
 * 1000 if the premises are free by the wanted day, linear to 0 at 60 days late. Premises that became free in
 * the past are free from today. 0 if they are given up by the wanted day. Unresolved (null) where either
 * side names no day. Days are calendar days in Europe/Helsinki; text that is no day names none.
 *
 * @param today - `YYYY-MM-DD`
 * @example
 * scoreMoveInDate({ moveInDate: '2026-05-01' }, { moveInDate: '2026-05-31', moveOutDate: null }, '2026-01-01'); // 500
 */
export function scoreMoveInDate(
  need: Pick<ScoredNeed, 'moveInDate'>,
  listing: Pick<ScoredListing, 'moveInDate' | 'moveOutDate'>,
  today: string,
): number | null {
  const wanted = dayNumber(need.moveInDate);
  const free = dayNumber(listing.moveInDate);
  if (wanted === null || free === null) return null;
  const givenUp = dayNumber(listing.moveOutDate);
  if (givenUp !== null && givenUp <= wanted) return 0;
  const daysLate = Math.max(free, dayNumber(today) ?? free) - wanted;
  return toScore((tooManyDays - daysLate) * fullScore, tooManyDays);
}
