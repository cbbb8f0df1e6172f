import type { ReactNode } from 'react';
import type { RowLabels } from '../RowGuard/RowGuard.tsx';
import type { Selection } from './SelectionParts.tsx';

/** What a DataTable is given. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers and for print. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** `undefined` for a row that isn’t in memory: a skeleton keeps its place. */
  readonly rows: readonly (Row | undefined)[];
  /** Unique and stable for each row, whatever the order. */
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row can be clicked; the link itself is in the row's header cell. */
  readonly href?: (row: Row) => string | undefined;
  /** Renders a row as a card below 1024 px, with its own link. Without it, rows are labels and values below 640 px. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** The placeholder of a card that’s loading, e.g. a MatchCardSkeleton. */
  readonly cardSkeleton?: ReactNode;
  /** What replaces a row that can’t be rendered; the others stay. */
  readonly rowLabels: RowLabels;
  /** What replaces the rows when there are none, e.g. an EmptyState. */
  readonly empty: ReactNode;
  /** Shows skeletons instead of the rows. @default false */
  readonly isLoading?: boolean;
  /** Draws the rows piece by piece also where they are there from the beginning, e.g. where the app starts with them. @default false */
  readonly arrives?: boolean;
  /** Announced while loading, e.g. "Loading matches". */
  readonly loadingLabel: string;
  /** The number of skeletons: the number of rows expected. @default 5 */
  readonly skeletonRows?: number;
  /** How the parent has sorted the rows. */
  readonly sort?: Sort;
  /** Called by the header of a sortable column; cards have none. */
  readonly onSortChange?: (sort: Sort) => void;
  /** The key of the selected row, e.g. the one selected in a plot next to the list. It’s scrolled into view. */
  readonly chosenKey?: string | undefined;
  /** The key of a row to highlight, e.g. because the pointer is over its dot in the plot. */
  readonly highlightedKey?: string | undefined;
  /** Called when the pointer or the focus reaches a row, and with undefined when it leaves. */
  readonly onHighlight?: (key: string | undefined) => void;
  /** Makes rows selectable, for actions on several at once. */
  readonly selection?: Selection<Row>;
  /** Lets the list grow page by page; the parent sorts it. */
  readonly growth?: Growth;
}

/** One column of a table of rows of one type. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly id: string;
  /** The text above the column and, on narrow screens, next to each value. */
  readonly header: string;
  /** The share of the table's width in per cent. Columns without one share the rest. */
  readonly width?: number;
  /** The content of the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** The placeholder while the row is loading. @default a line */
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

/** The column that the rows are sorted by, and the direction. */
export interface Sort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** A list loaded page by page, of which only the pages near the visible rows are in memory. */
export interface Growth {
  /** The total number of rows; undefined while unknown. */
  readonly total?: number | undefined;
  /** Whether there’s more, it’s loading, it couldn’t be loaded, or there’s none. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  /** Called before the end is reached, by the button, and to try again. */
  readonly onMore: () => void;
  /** Called with the positions of the rendered rows: rows far from them may be dropped from `rows`. */
  readonly onShow?: (places: readonly number[]) => void;
  readonly labels: GrowthLabels;
}

/** The texts below a growing list. */
export interface GrowthLabels {
  /** On the button, e.g. "Show more". */
  readonly more: string;
  /** Announced while a page is loading, e.g. "Loading more matches". */
  readonly loading: string;
  /** The progress, e.g. "200 of 58 000 matches". */
  readonly progress: string;
  /** E.g. "Couldn’t load more matches". */
  readonly failed: string;
  /** On the button then, e.g. "Try again". */
  readonly tryAgain: string;
}
