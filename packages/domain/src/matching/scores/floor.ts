import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

/** 1000 if the announcement's floor is among the wanted, else 0. Unresolved (null) where none is wanted. */
export function scoreFloor(
  need: Pick<ScoredNeed, 'floor'>,
  listing: Pick<ScoredListing, 'floor'>,
): number | null {
  if (need.floor.length === 0) return null;
  return need.floor.includes(listing.floor) ? fullScore : 0;
}
