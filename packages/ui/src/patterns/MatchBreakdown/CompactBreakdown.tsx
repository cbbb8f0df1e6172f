import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Bar } from './Bar.tsx';
import { note, notes, root, strip, unseen } from './CompactBreakdown.css.ts';
import type { MatchBreakdownField, OutcomeLabels } from './field.ts';
import { Mark } from './Mark.tsx';

interface CompactBreakdownProps {
  readonly label: string;
  readonly fields: readonly MatchBreakdownField[];
  readonly outcomeLabels: OutcomeLabels;
}

/** The bars end to end, and below them the names of what does not match in full or is not compared. */
export function CompactBreakdown({ label, fields, outcomeLabels }: CompactBreakdownProps) {
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
              {field.words} {field.points}
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
