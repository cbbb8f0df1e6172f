/** Which row of a list an element draws. */
export interface RowPlace {
  /** Names the row, whatever the order. */
  readonly name: string;
  /** The place among all rows, from 0, when not all of them are in the document. */
  readonly index?: number | undefined;
  /** How many rows there are; -1 while nobody knows. */
  readonly count: number;
  /** Measures the element. */
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
}
