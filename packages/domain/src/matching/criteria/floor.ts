import type { Floor } from '../../enums/floor.ts';
import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/** 1000 if the announcement's floor is among the wanted, else 0. Unresolved (null) where none is wanted. */
export function scoreFloor(
  need: Pick<ScoredNeed, 'floor'>,
  listing: Pick<ScoredListing, 'floor'>,
): number | null {
  if (need.floor.length === 0) return null;
  return need.floor.includes(listing.floor) ? fullScore : 0;
}

interface OnFloor {
  readonly floor: Floor;
}

type FloorWord = Said<'floor.wanted' | 'floor.other', OnFloor> | Said<'floor.unsaid'>;

function word(score: number | null, { listing }: MatchedPair): FloorWord {
  if (score === null) return { key: 'floor.unsaid', parameters: {} };
  const parameters = { floor: listing.floor };
  return { key: score === fullScore ? 'floor.wanted' : 'floor.other', parameters };
}

/** Whether the premises lie on a floor that the tenant wants. */
export const floor: Criterion<FloorWord> = { weight: 2, score: scoreFloor, word };
