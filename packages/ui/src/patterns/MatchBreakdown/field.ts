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
  readonly text: string;
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

/** The widths of the bars in per cent; the heaviest field has all of the room. */
export function barWidths(fields: readonly Pick<MatchBreakdownField, 'weight'>[]): readonly number[] {
  const weights = fields.map(({ weight }) => Math.max(0, weight));
  const heaviest = Math.max(...weights);
  return weights.map((weight) => (heaviest === 0 ? 0 : (weight / heaviest) * 100));
}

/** The points that a field earned, in per cent of its bar; nothing where the score is not known. */
export function earnedPart({ score }: Pick<MatchBreakdownField, 'score'>): number {
  return Math.min(1000, Math.max(0, score ?? 0)) / 10;
}
