import type { MatchBreakdownField } from './field.ts';

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
