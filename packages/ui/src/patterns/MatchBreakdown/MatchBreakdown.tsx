import { CompactBreakdown } from './CompactBreakdown.tsx';
import type { MatchBreakdownField, OutcomeLabels } from './field.ts';
import { FullBreakdown } from './FullBreakdown.tsx';

export type { MatchBreakdownField, OutcomeLabels } from './field.ts';

export interface MatchBreakdownProps {
  /** Names the list, e.g. "Why this match". */
  readonly label: string;
  /** In the order in which they are read. */
  readonly fields: readonly MatchBreakdownField[];
  /** Said to screen readers in the place of the marks. */
  readonly outcomeLabels: OutcomeLabels;
  /**
   * `full` has a line a field. `compact` is one strip for a row of a table and shows the names of what does not
   * match in full; screen readers are told the same in both. @default 'full'
   */
  readonly form?: 'full' | 'compact';
}

/**
 * Why two sides match: a bar a field, as wide as its weight, filled by what it earned and hatched where points are
 * missing, with a mark and words. At most 48rem wide. Without fields it is nothing.
 *
 * @example
 * <MatchBreakdown
 *   label="Why this match"
 *   outcomeLabels={{
 *     match: 'Matches',
 *     partial: 'Partly matches',
 *     mismatch: 'Does not match',
 *     unresolved: 'Not compared',
 *   }}
 *   fields={[
 *     {
 *       id: 'rent',
 *       label: 'Rent',
 *       weight: 12,
 *       score: 400,
 *       outcome: 'mismatch',
 *       words: '1 340 EUR, 12% over your maximum',
 *       points: '4.8 of 12',
 *     },
 *   ]}
 * />
 */
export function MatchBreakdown({ form = 'full', ...breakdown }: MatchBreakdownProps) {
  if (breakdown.fields.length === 0) return null;
  return form === 'full' ? <FullBreakdown {...breakdown} /> : <CompactBreakdown {...breakdown} />;
}
