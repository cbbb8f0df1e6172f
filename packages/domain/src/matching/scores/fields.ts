import type { FieldScores } from '../points.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { MatchField } from '../weights.ts';
import { scoreAmenities } from './amenities.ts';
import { scoreDeposit } from './deposit.ts';
import { scoreFloor } from './floor.ts';
import { scoreLocation } from './location.ts';
import { scoreMoveInDate } from './moveInDate.ts';
import { scoreRent } from './rent.ts';
import { scoreResidenceType } from './residenceType.ts';
import { scoreRoomCount } from './roomCount.ts';
import { scoreSize } from './size.ts';

type FieldScorer = (
  need: ScoredNeed,
  listing: ScoredListing,
  distance: number,
  today: string,
) => number | null;

const fieldScorers = {
  residenceType: scoreResidenceType,
  location: (_need, _listing, distance) => scoreLocation(distance),
  rent: scoreRent,
  size: scoreSize,
  roomCount: scoreRoomCount,
  moveInDate: (need, listing, _distance, today) => scoreMoveInDate(need, listing, today),
  amenities: scoreAmenities,
  floor: scoreFloor,
  deposit: scoreDeposit,
} as const satisfies Record<MatchField, FieldScorer>;

/** One field's score; the distance is in whole metres, today `YYYY-MM-DD`. */
export function scoreField(field: MatchField, ...pair: Parameters<FieldScorer>): number | null {
  const scorer: FieldScorer = fieldScorers[field];
  return scorer(...pair);
}

/** Each field's score, for those who need no more than the points. */
export function scoreFields(...pair: Parameters<FieldScorer>): FieldScores {
  const scoreOf = (field: MatchField): number | null => scoreField(field, ...pair);
  return {
    residenceType: scoreOf('residenceType'),
    location: scoreOf('location'),
    rent: scoreOf('rent'),
    size: scoreOf('size'),
    roomCount: scoreOf('roomCount'),
    moveInDate: scoreOf('moveInDate'),
    amenities: scoreOf('amenities'),
    floor: scoreOf('floor'),
    deposit: scoreOf('deposit'),
  };
}
