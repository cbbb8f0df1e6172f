import premises from '../PremisesDrawing/generated/premises.svg?url';
import { drawingOf } from '../PremisesDrawing/PremisesDrawing.tsx';
import floorPlans from './generated/plans.svg?url';
import type { PlanKind } from './plans.ts';
import * as styles from './PremisesSheet.css.ts';

export interface PremisesSheetProps {
  /** Which building of PremisesDrawing, from 1. */
  readonly number: number;
  /** What the premises are used for: selects the floor plan. */
  readonly kind: PlanKind;
  /** Says that it is no picture of the premises, e.g. "Illustration". */
  readonly label: string;
  /** Both drawings beside each other at every width, without a frame. @default false */
  readonly isInCard?: boolean;
}

/** A building's elevation and a matching floor plan, as wide as its container: for premises without pictures. */
export function PremisesSheet({ number, kind, label, isInCard = false }: PremisesSheetProps) {
  return (
    <div className={styles.root}>
      <div className={styles.sheet({ isInCard })}>
        <div className={styles.elevation}>
          <Drawing href={`${premises}#${drawingOf(number)}`} />
        </div>
        <div className={styles.plan({ isInCard })}>
          <Drawing href={`${floorPlans}#${kind}`} />
        </div>
        <span className={styles.label}>{label}</span>
      </div>
    </div>
  );
}

const Drawing = ({ href }: { readonly href: string }) => (
  <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
    <use href={href} />
  </svg>
);
