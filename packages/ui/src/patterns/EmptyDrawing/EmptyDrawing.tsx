import { drawings } from './drawings.tsx';
import { root } from './EmptyDrawing.css.ts';

/** What there is none of; `offline` where nothing could be kept for reading without a network. */
export type EmptySituation = keyof typeof drawings;

/** All situations that have a drawing. */
export const emptySituations = Object.keys(drawings) as readonly EmptySituation[];

export interface EmptyDrawingProps {
  /** What there is none of. */
  readonly of: EmptySituation;
}

/**
 * A plan or an elevation for a place where nothing is yet, each telling what is missing. It only decorates: the
 * sentence of the EmptyState says it.
 *
 * @example
 * <EmptyState title="No favourites yet" drawing={<EmptyDrawing of="favourites" />} />
 */
export function EmptyDrawing({ of }: EmptyDrawingProps) {
  const Drawing = drawings[of];
  return (
    <svg className={root} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
