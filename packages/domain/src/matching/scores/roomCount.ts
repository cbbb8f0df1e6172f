import { readRoomCounts } from '../../enums/roomCount.ts';
import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

/**
 * 1000 if a room count of the announcement is wanted, 500 if one is one off, else 0; 6 stands for six and more
 * (specification, section 9). Unresolved (null) where either side names none.
 */
export function scoreRoomCount(
  need: Pick<ScoredNeed, 'roomCount'>,
  listing: Pick<ScoredListing, 'roomCount'>,
): number | null {
  const wanted = readRoomCounts(need.roomCount);
  const offered = readRoomCounts(listing.roomCount);
  if (wanted.length === 0 || offered.length === 0) return null;
  const gaps = wanted.flatMap((want) => offered.map((offer) => Math.abs(want - offer)));
  if (gaps.includes(0)) return fullScore;
  return gaps.includes(1) ? fullScore / 2 : 0;
}
