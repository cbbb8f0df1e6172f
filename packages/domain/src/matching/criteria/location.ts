import { fullScore, toScore } from '../integers.ts';
import { matchRadius } from '../limits.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/**
 * 1000 up to 1000 m, linear to 0 at 3000 m: half a metre counts one. Always resolved.
 *
 * @example
 * scoreLocation(2000); // 500
 */
export function scoreLocation(distance: number): number {
  return toScore(matchRadius - distance, 2);
}

interface Away {
  /** Whole metres. */
  readonly metres: number;
}

type LocationWord = Said<'location.near' | 'location.farther' | 'location.far', Away>;

function word(score: number | null, { distance }: MatchedPair): LocationWord {
  const parameters = { metres: distance };
  if (score === fullScore) return { key: 'location.near', parameters };
  return { key: score === 0 ? 'location.far' : 'location.farther', parameters };
}

/** How near the premises are to where the tenant seeks. */
export const location: Criterion<LocationWord> = {
  weight: 15,
  score: (_need, _listing, distance) => scoreLocation(distance),
  word,
};
