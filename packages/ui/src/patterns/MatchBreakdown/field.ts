import type { IconName } from '../../components/Icon/Icon.tsx';

/** One field of a match: what it weighs, how well it fits, and that in words. */
export interface MatchBreakdownField {
  /** Unique within the match. */
  readonly id: string;
  /** The field, e.g. "Rent". */
  readonly label: string;
  /** What the field counts beside the others, in any unit; the heaviest has the widest bar. */
  readonly weight: number;
  /** How well it fits, 0 to 1000; null where nobody knows. Numbers outside are drawn as the nearest end. */
  readonly score: number | null;
  readonly outcome: Outcome;
  /** Why, e.g. "1 340 EUR, 12% over your maximum". */
  readonly words: string;
  /** What it brought of what it weighs, e.g. "9.6 of 12". */
  readonly points: string;
}

/** How a field came out: `partial` is a match that lacks some of its score, `unresolved` is not compared. */
export type Outcome = 'match' | 'partial' | 'mismatch' | 'unresolved';

/** What the tick, the tilde, the cross and the question mark are called. */
export type OutcomeLabels = Readonly<Record<Outcome, string>>;

/** The mark of each outcome. */
export const marks = {
  match: 'check',
  partial: 'tilde',
  mismatch: 'cross',
  unresolved: 'question',
} as const satisfies Record<Outcome, IconName>;
