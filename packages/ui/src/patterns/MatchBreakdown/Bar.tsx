import { fill, track } from './Bar.css.ts';
import { filledPart } from './bars.ts';
import { outcomeOf, type MatchBreakdownField } from './field.ts';

interface BarProps {
  readonly field: MatchBreakdownField;
  /** The share of the room in per cent. */
  readonly width: number;
}

/** As wide as the field's weight and filled by its score; the words beside it say the same. */
export function Bar({ field, width }: BarProps) {
  const outcome = outcomeOf(field);
  const filled = filledPart(field);
  return (
    <span className={track({ outcome })} style={{ inlineSize: `${Math.max(0, width)}%` }} aria-hidden="true">
      {filled > 0 && <span className={fill({ outcome })} style={{ inlineSize: `${filled}%` }} />}
    </span>
  );
}
