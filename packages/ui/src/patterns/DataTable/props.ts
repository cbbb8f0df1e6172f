import type { ReactNode } from 'react';
import type { RowLabels } from '../RowGuard/RowFailure.tsx';
import type { Column, Sort } from './column.ts';
import type { Growth } from './growth.ts';
import type { Selection } from './selection.ts';
import type { SortLabels } from './SortBar.tsx';

/** What a DataTable is given. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers and for print. */
  readonly caption: string;
  /** Shows the caption above the table. @default false */
  readonly isCaptionVisible?: boolean;
  readonly columns: readonly Column<Row>[];
  /** Where a row is not in memory, `undefined` keeps its place with a skeleton. */
  readonly rows: readonly (Row | undefined)[];
  /** Unique and lasting for a row, whatever the order. */
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row can be clicked; the link itself is in the row's header cell. */
  readonly href?: (row: Row) => string | undefined;
  /**
   * Draws a row under 1024 px, e.g. as a MatchCard, with a link of its own: the rows are a list there. Without it, each
   * row of the table is laid out as a card of labels and values under 640 px.
   */
  readonly renderCard?: (row: Row) => ReactNode;
  /** The shape of a card that is on its way, e.g. a MatchCardSkeleton. */
  readonly cardSkeleton?: ReactNode;
  /** What is said of sorting above cards; needed where `renderCard` meets columns that can be sorted. */
  readonly sortLabels?: SortLabels;
  /** What stands in the place of a row that cannot be drawn; the others stay. */
  readonly rowLabels: RowLabels;
  /** What stands in the place of the rows when there are none, e.g. an EmptyState. */
  readonly empty: ReactNode;
  /** Shows skeletons in the place of the rows. @default false */
  readonly isLoading?: boolean;
  /** Draws the rows piece by piece also where they are there from the beginning, e.g. where the app starts with them. @default false */
  readonly arrives?: boolean;
  /** Said to screen readers while loading, e.g. "Loading matches". */
  readonly loadingLabel: string;
  /** How many skeletons: as many rows as are expected. @default 5 */
  readonly skeletonRows?: number;
  /** The sort, when the parent holds it, e.g. in the address. */
  readonly sort?: Sort;
  /** The first sort, when the table holds it. */
  readonly defaultSort?: Sort;
  readonly onSortChange?: (sort: Sort) => void;
  /** The key of the chosen row, e.g. the one chosen in a plot beside the list. It is scrolled to. */
  readonly chosenKey?: string | undefined;
  /** Makes rows without an address buttons that choose them. */
  readonly onChoose?: (key: string) => void;
  /** The key of a row to mark in passing, e.g. because the pointer is over its dot in the plot. */
  readonly highlightedKey?: string | undefined;
  /** Called when pointer or focus reach a row, and with undefined when they have left it. */
  readonly onHighlight?: (key: string | undefined) => void;
  /** Lets rows be selected, so that something can be done with many at once. */
  readonly selection?: Selection<Row>;
  /** Lets the list grow page by page; the parent sorts it. */
  readonly growth?: Growth;
}
