import type { ReactNode } from 'react';
import type { RowLabels } from '../RowGuard/RowGuard.tsx';
import type { Selection } from './SelectionParts.tsx';

/** What a DataTable is given. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers and for print. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Where a row is not in memory, `undefined` keeps its place with a skeleton. */
  readonly rows: readonly (Row | undefined)[];
  /** Unique and lasting for a row, whatever the order. */
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row can be clicked; the link itself is in the row's header cell. */
  readonly href?: (row: Row) => string | undefined;
  /** Draws a row under 1024 px, with a link of its own. Without it, rows become labels and values under 640 px. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** The shape of a card that is on its way, e.g. a MatchCardSkeleton. */
  readonly cardSkeleton?: ReactNode;
  /** What replaces a row that can’t be drawn; the others stay. */
  readonly rowLabels: RowLabels;
  /** What replaces the rows when there are none, e.g. an EmptyState. */
  readonly empty: ReactNode;
  /** Shows skeletons instead of the rows. @default false */
  readonly isLoading?: boolean;
  /** Draws the rows piece by piece also where they are there from the beginning, e.g. where the app starts with them. @default false */
  readonly arrives?: boolean;
  /** Announced while loading, e.g. "Loading matches". */
  readonly loadingLabel: string;
  /** How many skeletons: as many rows as are expected. @default 5 */
  readonly skeletonRows?: number;
  /** How the parent has sorted the rows. */
  readonly sort?: Sort;
  /** Called by the header of a sortable column; above cards there is none. */
  readonly onSortChange?: (sort: Sort) => void;
  /** The key of the chosen row, e.g. the one chosen in a plot beside the list. It is scrolled to. */
  readonly chosenKey?: string | undefined;
  /** The key of a row to mark in passing, e.g. because the pointer is over its dot in the plot. */
  readonly highlightedKey?: string | undefined;
  /** Called when pointer or focus reach a row, and with undefined when they have left it. */
  readonly onHighlight?: (key: string | undefined) => void;
  /** Lets rows be selected, so that something can be done with many at once. */
  readonly selection?: Selection<Row>;
  /** Lets the list grow page by page; the parent sorts it. */
  readonly growth?: Growth;
}

/** One column of a table of rows of one type. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly id: string;
  /** The text above the column and, on narrow screens, beside each value. */
  readonly header: string;
  /** The share of the table's width in per cent. Columns without one share the rest. */
  readonly width?: number;
  /** The content of the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** What is shown while the row is on its way, in the shape of what will come. @default a line */
  readonly skeleton?: ReactNode;
  /**
   * What else the cell says, on a line of its own from the second column to the last. The first column stands beside both
   * lines. Give `renderCard` as well: cards put it where they like.
   */
  readonly below?: (row: Row) => ReactNode;
  /**
   * How much of the next column its content takes, in per cent of the table's width, in rows with a line below; what is
   * in that column begins behind it, its header included.
   * @default 0
   */
  readonly reach?: number;
  /** Names the row and carries its link. Exactly one column should. @default false */
  readonly isRowHeader?: boolean;
  /** `end` for numbers that are compared. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Keeps the header for screen readers only, e.g. above buttons. @default false */
  readonly isHeaderHidden?: boolean;
  /** Whether its header asks the parent to sort by it. @default false */
  readonly isSortable?: boolean;
}

/** By which column the rows are sorted, and which way. */
export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** A list that comes page by page, of which only the pages near what is seen are in memory. */
export interface Growth {
  /** How many rows there are in all; undefined while unknown. */
  readonly total?: number | undefined;
  /** Whether more can come, is on its way, could not be loaded, or does not exist. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Called before the end is reached, by the button, and to try again. */
  readonly onMore: () => void;
  /** Called with the places of the rows that are drawn: what is far from them may be dropped from `rows`. */
  readonly onShow?: (places: readonly number[]) => void;
  readonly labels: GrowthLabels;
}

/** What stands below a list that grows. */
export interface GrowthLabels {
  /** On the button, e.g. "Show more". */
  readonly more: string;
  /** Announced while a page is on its way, e.g. "Loading more matches". */
  readonly loading: string;
  /** How far the list is, e.g. "200 of 58 000 matches". */
  readonly progress: string;
  /** E.g. "Couldn’t load more matches". */
  readonly failed: string;
  /** On the button then, e.g. "Try again". */
  readonly tryAgain: string;
}
