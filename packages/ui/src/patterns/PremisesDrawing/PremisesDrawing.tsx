import drawings from './generated/premises.svg?url';
import { frame, labelOfDrawing, root } from './PremisesDrawing.css.ts';

export interface PremisesDrawingProps {
  /** Which drawing, from 1. Whole numbers beyond the last begin again, so that a hash of an id will do. */
  readonly number: number;
  /** A label on the drawing that says it isn’t a picture of the premises, e.g. "Illustration". */
  readonly label?: string | undefined;
}

/**
 * A commercial building, for premises without pictures: as wide as its container, four to three. All come in one
 * file.
 */
export function PremisesDrawing({ number, label }: PremisesDrawingProps) {
  const drawing = (
    <svg className={root} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${drawingOf(number)}`} />
    </svg>
  );
  if (label === undefined) return drawing;
  return (
    <span className={frame}>
      {drawing}
      <span className={labelOfDrawing}>{label}</span>
    </span>
  );
}

/** How many drawings there are. */
export const premisesDrawingCount = 8;

/** The number of the drawing, from 1: whole numbers beyond the last begin again. */
export const drawingOf = (number: number): number => ((number - 1) % premisesDrawingCount) + 1;
