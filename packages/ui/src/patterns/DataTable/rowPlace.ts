import type { ReactNode } from 'react';
import type { ListForm } from './ListBody.tsx';
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

/** What the element of a row, whole or broken, says of its place. */
export function attributesOf(kind: ListForm['kind'], { name, index, count, ref }: RowPlace) {
  return {
    ref,
    'data-key': name,
    'data-index': index,
    ...(index !== undefined &&
      (kind === 'cards'
        ? { 'aria-posinset': index + 1, 'aria-setsize': count }
        : // Counted from 1, and the header row is the first.
          { 'aria-rowindex': index + 2 })),
  };
}

/** The key of a row; `undefined` for one too broken to have any. Drawing it tells what is wrong with it. */
export function nameOfRow<Row>(row: Row, rowKey: (row: Row) => string): string | undefined {
  try {
    return rowKey(row);
  } catch {
    return undefined;
  }
}
