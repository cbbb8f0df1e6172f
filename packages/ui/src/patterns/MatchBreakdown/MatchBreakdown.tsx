import {
  barWidths,
  earnedPart,
  marks,
  type MatchBreakdownField,
  type OutcomeLabels,
  type Outcome,
} from './field.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  line,
  lineBar,
  lineLabel,
  lineMark,
  lines,
  linePoints,
  lineText,
  note,
  notes,
  root,
  strip,
  unseen,
  earned,
  track,
  mark,
} from './MatchBreakdown.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';

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

interface FullBreakdownProps {
  readonly label: string;
  readonly fields: readonly MatchBreakdownField[];
  readonly outcomeLabels: OutcomeLabels;
}

/** A line a field: mark, name, words, bar and points. */
function FullBreakdown({ label, fields, outcomeLabels }: FullBreakdownProps) {
  const widths = barWidths(fields);
  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ul role="list" aria-label={label} className={lines}>
      {fields.map((field, index) => (
        <li key={field.id} className={line}>
          <span className={lineMark}>
            <Mark outcome={field.outcome} />
          </span>
          <span className={lineLabel}>
            <VisuallyHidden>{outcomeLabels[field.outcome]}: </VisuallyHidden>
            {field.label}
          </span>{' '}
          <span className={lineText}>{field.text}</span>{' '}
          <span className={lineBar}>
            <Bar field={field} width={widths[index] ?? 0} />
          </span>
          <span className={linePoints}>{field.points}</span>
        </li>
      ))}
    </ul>
  );
}

interface CompactBreakdownProps {
  readonly label: string;
  readonly fields: readonly MatchBreakdownField[];
  readonly outcomeLabels: OutcomeLabels;
}

/** The bars end to end, and below them the names of what does not match in full or is not compared. */
function CompactBreakdown({ label, fields, outcomeLabels }: CompactBreakdownProps) {
  const whole = fields.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  return (
    <div className={root}>
      <div className={strip}>
        {fields.map((field) => (
          <Bar key={field.id} field={field} width={whole === 0 ? 0 : (field.weight / whole) * 100} />
        ))}
      </div>
      <ul role="list" aria-label={label} className={notes}>
        {fields.map((field) => (
          <li key={field.id} className={field.outcome === 'match' ? unseen : note}>
            <Mark outcome={field.outcome} isSmall />
            <VisuallyHidden>{outcomeLabels[field.outcome]}: </VisuallyHidden>
            <span>{field.label}</span>
            <VisuallyHidden>
              {field.text} {field.points}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarProps {
  readonly field: MatchBreakdownField;
  /** The share of the room in per cent. */
  readonly width: number;
}

/**
 * As wide as the field's weight, filled as far as it earned its points and hatched where they are missing: the
 * more there is filled in all bars, the better is the match. The words beside it say the same.
 */
function Bar({ field, width }: BarProps) {
  const isKnown = field.outcome !== 'unresolved';
  const part = earnedPart(field);
  return (
    <span className={track({ isKnown })} style={{ inlineSize: `${Math.max(0, width)}%` }} aria-hidden="true">
      {part > 0 && <span className={earned} style={{ inlineSize: `${part}%` }} />}
    </span>
  );
}

interface MarkProps {
  readonly outcome: Outcome;
  /** @default false */
  readonly isSmall?: boolean;
}

/** A tick, a tilde, a cross or a question mark. */
function Mark({ outcome, isSmall = false }: MarkProps) {
  return (
    <span className={mark({ outcome, isSmall })}>
      <Icon name={marks[outcome]} />
    </span>
  );
}
