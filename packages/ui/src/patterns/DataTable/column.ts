import type { ReactNode } from 'react';

/** One column of a table of rows of one type. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly id: string;
  /** The words above the column and, on narrow screens, beside each value. */
  readonly header: string;
  /** The share of the table's width in per cent. Columns without one share the rest. */
  readonly width?: number;
  /** What stands in the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Names the row and carries its link. Exactly one column should. @default false */
  readonly isRowHeader?: boolean;
  /** `end` for numbers that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Keeps the header for screen readers only, e.g. above buttons. @default false */
  readonly isHeaderHidden?: boolean;
  /** Makes the column sortable; negative when the first row comes first in ascending order. */
  readonly compare?: (one: Row, other: Row) => number;
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}
