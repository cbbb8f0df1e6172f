import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './MatchBreakdown.css.ts';

/** One criterion of a match: its score and the reason. */
export interface MatchBreakdownField {
  /** Unique within the match. */
  readonly id: string;
  /** The field, e.g. "Rent". */
  readonly label: string;
  /** How well it fits, 0 to 1000; null without a bar, e.g. if unknown. Numbers out of range count as the nearest end. */
  readonly score: number | null;
  readonly outcome: Outcome;
  /** Why, e.g. "1 340 EUR, 12% over your maximum". */
  readonly text: string;
  /** The points earned, e.g. "9.6 of 12". */
  readonly points: string;
}

/** The outcome of a field: `partial` is a match that lacks some of its score, `unresolved` is not compared. */
export type Outcome = 'match' | 'partial' | 'mismatch' | 'unresolved';

/** The names of the tick, the tilde, the cross and the dash. */
export type OutcomeLabels = Readonly<Record<Outcome, string>>;

/** The mark of each outcome. */
export const marks = {
  match: 'check',
  partial: 'tilde',
  mismatch: 'cross',
  unresolved: 'minus',
} as const satisfies Record<Outcome, IconName>;

export interface MatchBreakdownProps {
  /** Names the list, e.g. "Why this match". */
  readonly label: string;
  /** In the order in which they are read. */
  readonly fields: readonly MatchBreakdownField[];
  /** Announced instead of the marks. */
  readonly outcomeLabels: OutcomeLabels;
}

/**
 * Why two sides match: a bar per criterion, filled by its score. Nothing without fields.
 */
export function MatchBreakdown({ label, fields, outcomeLabels }: MatchBreakdownProps) {
  if (fields.length === 0) return null;
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul role="list" aria-label={label} className={styles.lines}>
      {fields.map((field) => (
        <li key={field.id} className={styles.line}>
          <span className={styles.mark[field.outcome]}>
            <Icon name={marks[field.outcome]} />
          </span>
          <span className={styles.label}>
            <VisuallyHidden>{outcomeLabels[field.outcome]}: </VisuallyHidden>
            {field.label}
          </span>{' '}
          <span className={styles.text}>{field.text}</span>{' '}
          <span className={styles.barPlace}>
            {field.score !== null && (
              <span className={styles.track} aria-hidden="true">
                <span className={styles.earned} style={{ inlineSize: `${earnedPart(field.score)}%` }} />
              </span>
            )}
          </span>
          <span className={styles.points}>{field.points}</span>
        </li>
      ))}
    </ul>
  );
}

/** A score in per cent. */
export const earnedPart = (score: number): number => Math.min(1000, Math.max(0, score)) / 10;
