import { criteria, type MatchField, matchFields, type MatchMessage } from './criteria/criteria.ts';
import type { MatchExplanation } from './scoreMatch.ts';
import { lostPoints, type Outcome, outcomeOf } from './strength.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';
import { ofEach } from './ofEach.ts';

/** What is put into words: the contract's two kinds of scored match are such, and so is `scoreMatch`'s. */
export interface ExplainableMatch {
  /** Whole metres. */
  readonly distance: number;
  readonly explanation: readonly MatchExplanation[];
}

/** One field's part in the points, with what is said of it. */
export type ExplainedField = MatchExplanation &
  MatchMessage & {
    /** As `lostPoints` counts it. */
    readonly lost: number;
  };

/**
 * Puts a match into words: for each field of its explanation, in the same order, the key of a text and what fills its
 * gaps. The key follows the score, so that the words never say anything else than the points.
 *
 * @param today - the calendar day in Europe/Helsinki, `YYYY-MM-DD`
 */
export function explainMatch(
  { distance, explanation }: ExplainableMatch,
  need: ScoredNeed,
  listing: ScoredListing,
  today: string,
): readonly ExplainedField[] {
  const pair = { need, listing, distance, today };
  return explanation.map((entry) => ({
    ...entry,
    ...criteria[entry.field].message(entry.score, pair),
    lost: lostPoints(entry),
  }));
}

/** The outcome of each criterion of a match. */
export const outcomesOf = (explanation: readonly MatchExplanation[]): Record<MatchField, Outcome> =>
  ofEach(matchFields, (name) => {
    const entry = explanation.find(({ field }) => field === name);
    return entry === undefined ? 'unresolved' : outcomeOf(entry.match, entry.score);
  });
