import { readRoomCounts, type RoomCount } from '../../enums/roomCount.ts';
import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

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

interface Rooms {
  /** What the announcement has; 6 stands for six and more. */
  readonly rooms: readonly RoomCount[];
}

type RoomCountWord =
  | Said<'roomCount.wanted' | 'roomCount.oneOff' | 'roomCount.other', Rooms>
  | Said<'roomCount.unsaid' | 'roomCount.unknown'>;

function word(score: number | null, { need, listing }: MatchedPair): RoomCountWord {
  const parameters = { rooms: readRoomCounts(listing.roomCount) };
  if (score === fullScore) return { key: 'roomCount.wanted', parameters };
  if (score !== null) return { key: score === 0 ? 'roomCount.other' : 'roomCount.oneOff', parameters };
  const isUnsaid = readRoomCounts(need.roomCount).length === 0;
  return { key: isUnsaid ? 'roomCount.unsaid' : 'roomCount.unknown', parameters: {} };
}

/** Whether there are as many rooms as the tenant wants. */
export const roomCount: Criterion<RoomCountWord> = { weight: 6, score: scoreRoomCount, word };
