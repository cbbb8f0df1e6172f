import { fullScore } from './integers.ts';
import { filterPresets } from './limits.ts';
import type { MatchExplanation } from './scoreMatch.ts';

export type Strength = 'strong' | 'fair' | 'weak';

/** Per cent. */
const strongAbove = 80;

/**
 * How good a match of so many per cent is called: fair from where the filter "Above 60%" begins, strong above 80.
 *
 * @example
 * strengthOf(81); // 'strong'
 * strengthOf(60); // 'weak'
 */
export function strengthOf(points: number): Strength {
  if (points > strongAbove) return 'strong';
  return points > filterPresets.pointsAbove ? 'fair' : 'weak';
}

type Scored = Pick<MatchExplanation, 'score' | 'weight'>;

/**
 * The percentage that is shown for a match: its points, except that only what meets every criterion in full shows
 * 100. All other points are shown as they are, so that they agree with the filters. What doesn't matter to the tenant
 * has no weight and isn't asked.
 *
 * @example
 * displayedPoints({ points: 100, explanation: [{ score: 1000, weight: 45 }, { score: 960, weight: 1 }] }); // 99
 */
export function displayedPoints(match: {
  readonly points: number;
  readonly explanation: readonly Scored[];
}): number {
  const isFull = match.explanation.every(
    ({ score, weight }) => score === null || score === fullScore || weight === 0,
  );
  return isFull ? match.points : Math.min(match.points, 99);
}

/**
 * What a criterion earned of its weight, to one decimal: only a full score shows the full weight.
 *
 * @example
 * earnedPoints({ weight: 12, score: 999 }); // 11.9
 */
export function earnedPoints({ weight, score }: Pick<MatchExplanation, 'weight' | 'score'>): number {
  if (score === fullScore || weight === 0) return weight;
  return Math.min(10 * weight - 1, Math.round((weight * (score ?? 0)) / 100)) / 10;
}

/**
 * What a criterion costs: its weight times what its score lacks of 1000; 0 where it is unresolved. Divided by ten times
 * the weights of all resolved criteria it is per cent.
 *
 * @example
 * lostPoints({ weight: 12, score: 500 }); // 6000
 */
export function lostPoints({ weight, score }: Pick<MatchExplanation, 'weight' | 'score'>): number {
  return weight * (fullScore - (score ?? fullScore));
}

/** How a criterion came out, as marks and their labels show it. */
export type Outcome = 'match' | 'partial' | 'mismatch' | 'unresolved';

/**
 * The outcome of a criterion: a match that lacks any of its score is a partial one.
 *
 * @param score - left out for what is either met or not, such as an amenity
 *
 * @example
 * outcomeOf(true, 933); // 'partial'
 */
export function outcomeOf(match: boolean | null, score: number | null = fullScore): Outcome {
  if (match === null) return 'unresolved';
  if (!match) return 'mismatch';
  return score === fullScore ? 'match' : 'partial';
}
