import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './MatchBreakdown.css.ts';

/** One criterion of a match: its weight, its score and the reason. */
export interface MatchBreakdownField {
  /** Unique within the match. */
  readonly id: string;
  /** The field, e.g. "Rent". */
  readonly label: string;
  /** The field’s weight relative to the others, in any unit; the heaviest has the widest bar. */
  readonly weight: number;
  /** How well it fits, 0 to 1000; null if unknown. Numbers out of range count as the nearest end. */
  readonly score: number | null;
  readonly outcome: Outcome;
  /** Why, e.g. "1 340 EUR, 12% over your maximum". */
  readonly text: string;
  /** The points earned, e.g. "9.6 of 12". */
  readonly points: string;
}

/** The outcome of a field: `partial` is a match that lacks some of its score, `unresolved` is not compared. */
export type Outcome = 'match' | 'partial' | 'mismatch' | 'unresolved';

/** The names of the tick, the tilde, the cross and the question mark. */
export type OutcomeLabels = Readonly<Record<Outcome, string>>;

/** The mark of each outcome. */
export const marks = {
  match: 'check',
  partial: 'tilde',
  mismatch: 'cross',
  unresolved: 'question',
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
 * Why two sides match: a bar per criterion, as wide as its weight and filled by its score. Nothing without fields.
 */
export function MatchBreakdown({ label, fields, outcomeLabels }: MatchBreakdownProps) {
  if (fields.length === 0) return null;
  const widths = barWidths(fields);
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul role="list" aria-label={label} className={styles.lines}>
      {fields.map((field, index) => (
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
            <Bar field={field} width={widths[index] ?? 0} />
          </span>
          <span className={styles.points}>{field.points}</span>
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  readonly field: MatchBreakdownField;
  /** The share of the room in per cent. */
  readonly width: number;
}

/** As wide as the field's weight, filled as far as it earned its points; the words beside it say the same. */
function Bar({ field, width }: BarProps) {
  const part = earnedPart(field);
  return (
    <span
      className={styles.track({ outcome: field.outcome })}
      style={{ inlineSize: `${width}%` }}
      aria-hidden="true"
    >
      {part > 0 && <span className={styles.earned} style={{ inlineSize: `${part}%` }} />}
    </span>
  );
}

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
