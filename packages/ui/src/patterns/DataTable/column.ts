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
  /** What stands there while the row is on its way, in the shape of what will come. @default a line */
  readonly skeleton?: ReactNode;
  /** Names the row and carries its link. Exactly one column should. @default false */
  readonly isRowHeader?: boolean;
  /** `end` for numbers that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Keeps the header for screen readers only, e.g. above buttons. @default false */
  readonly isHeaderHidden?: boolean;
  /** Lets the table sort by the column; negative when the first row comes first in ascending order. */
  readonly compare?: (one: Row, other: Row) => number;
  /** Lets the parent sort by the column: the table asks for it, and takes the rows as they come. @default false */
  readonly isSortedByParent?: boolean;
  /** Which way the first press sorts: descending where the most is the best. @default 'ascending' */
  readonly firstDirection?: Sort['direction'];
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}
