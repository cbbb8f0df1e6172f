import type { ReactNode } from 'react';
import type { Mark } from './marks.css.ts';

/** Which row of a list an element draws, and how that stands out. */
export interface RowPlace {
  /** Names the row, whatever the order. */
  readonly name: string;
  /** The place among all rows, from 0, when not all of them are in the document. */
  readonly index?: number | undefined;
  /** How many rows there are; -1 while nobody knows. */
  readonly count: number;
  readonly mark: Mark | undefined;
  /** The box that takes the row into the selection, where rows can be selected. */
  readonly selectBox: ReactNode;
  /** Measures the element. */
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
}
