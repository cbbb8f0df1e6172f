import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Bar } from './Bar.tsx';
import { barWidths } from './bars.ts';
import type { MatchBreakdownField, OutcomeLabels } from './field.ts';
import { line, lineBar, lineLabel, lineMark, lines, linePoints, lineText } from './FullBreakdown.css.ts';
import { Mark } from './Mark.tsx';

interface FullBreakdownProps {
  readonly label: string;
  readonly fields: readonly MatchBreakdownField[];
  readonly outcomeLabels: OutcomeLabels;
}

/** A line a field: mark, name, words, bar and points. */
export function FullBreakdown({ label, fields, outcomeLabels }: FullBreakdownProps) {
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
          <span className={lineText}>{field.words}</span>{' '}
          <span className={lineBar}>
            <Bar field={field} width={widths[index] ?? 0} />
          </span>
          <span className={linePoints}>{field.points}</span>
        </li>
      ))}
    </ul>
  );
}
