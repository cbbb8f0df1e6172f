import { earned, track } from './Bar.css.ts';
import { earnedPart } from './bars.ts';
import type { MatchBreakdownField } from './field.ts';

interface BarProps {
  readonly field: MatchBreakdownField;
  /** The share of the room in per cent. */
  readonly width: number;
}

/**
 * As wide as the field's weight, filled as far as it earned its points and hatched where they are missing: the
 * more there is filled in all bars, the better is the match. The words beside it say the same.
 */
export function Bar({ field, width }: BarProps) {
  const isKnown = field.outcome !== 'unresolved';
  const part = earnedPart(field);
  return (
    <span className={track({ isKnown })} style={{ inlineSize: `${Math.max(0, width)}%` }} aria-hidden="true">
      {part > 0 && <span className={earned} style={{ inlineSize: `${part}%` }} />}
    </span>
  );
}
