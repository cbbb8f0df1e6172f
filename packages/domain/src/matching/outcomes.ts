import { matchFields, type MatchField } from './criteria/criteria.ts';
import { fullScore } from './integers.ts';
import { ofEach } from './ofEach.ts';
import type { MatchExplanation } from './scoreMatch.ts';

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

/** The outcome of each criterion of a match. */
export const outcomesOf = (explanation: readonly MatchExplanation[]): Record<MatchField, Outcome> =>
  ofEach(matchFields, (name) => {
    const entry = explanation.find(({ field }) => field === name);
    return entry === undefined ? 'unresolved' : outcomeOf(entry.match, entry.score);
  });
