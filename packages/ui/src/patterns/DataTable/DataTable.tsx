import { lazy, Suspense, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { CardRow } from './CardRow.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { ListForm } from './ListBody.tsx';
import { PlainRows } from './PlainRows.tsx';
import type { RowPlace } from './rowPlace.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortBar, type SortWords } from './SortBar.tsx';
import { nextSort, sortRows } from './sorting.ts';
import { useMedia } from './useMedia.ts';

export type { Column, Sort } from './column.ts';
export type { SortWords } from './SortBar.tsx';

// Few lists are long enough to need it, so few readers download it.
const VirtualRows = lazy(() => import('./VirtualRows.tsx'));

/** Longer lists draw only the rows near the window: a thousand rows at once take a phone half a second. */
const MOST_PLAIN_ROWS = 100;

/** What fills a window while the code for long lists is on its way. */
const FIRST_ROWS = 20;

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers and for print. */
  readonly caption: string;
  /** Shows the caption above the table. @default false */
  readonly isCaptionVisible?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Unique and lasting for a row, whatever the order. */
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row can be clicked; the link itself is in the row's header cell. */
  readonly href?: (row: Row) => string | undefined;
  /**
   * Draws a row under 640 px, e.g. as a MatchCard, with a link of its own: the rows are a list there. Without it, each
   * row of the table is laid out as a card of labels and values.
   */
  readonly renderCard?: (row: Row) => ReactNode;
  /** The shape of a card that is on its way, e.g. a MatchCardSkeleton. */
  readonly cardSkeleton?: ReactNode;
  /** What is said of sorting above cards; needed where `renderCard` meets columns that can be sorted. */
  readonly sortWords?: SortWords;
  /** What stands in the place of the rows when there are none, e.g. an EmptyState. */
  readonly empty: ReactNode;
  /** Shows skeletons in the place of the rows. @default false */
  readonly isLoading?: boolean;
  /** Said to screen readers while loading, e.g. "Loading matches". */
  readonly loadingLabel: string;
  /** How many skeletons: as many rows as are expected. @default 5 */
  readonly skeletonRows?: number;
  /** The sort, when the parent holds it, e.g. in the address. */
  readonly sort?: Sort;
  /** The first sort, when the table holds it. */
  readonly defaultSort?: Sort;
  readonly onSortChange?: (sort: Sort) => void;
}

/**
 * Rows of facts: a table on wide screens, cards under 640 px.
 *
 * @example
 * <DataTable
 *   caption="Premises"
 *   columns={[
 *     { id: 'name', header: 'Property', width: 60, isRowHeader: true, cell: (row) => row.name },
 *     { id: 'size', header: 'Size', width: 40, align: 'end', cell: (row) => `${row.size} m²` },
 *   ]}
 *   rows={[{ id: '1', name: 'Office', size: 80 }]}
 *   rowKey={(row) => row.id}
 *   href={(row) => `/user/matches/${row.id}`}
 *   empty={<EmptyState title="No premises yet" />}
 *   loadingLabel="Loading premises"
 * />
 */
export function DataTable<Row>({
  caption,
  isCaptionVisible = false,
  columns,
  rows,
  rowKey,
  href,
  renderCard,
  cardSkeleton,
  sortWords,
  empty,
  isLoading = false,
  loadingLabel,
  skeletonRows = 5,
  sort: heldSort,
  defaultSort,
  onSortChange,
}: DataTableProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const isNarrow = useMedia(media.narrow);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = heldSort ?? ownSort;
  const sortedRows = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);

  const sortBy = (column: Column<Row>) => {
    const next = nextSort(sort, column);
    setOwnSort(next);
    onSortChange?.(next);
  };

  const isEmpty = !isLoading && rows.length === 0;
  const isVirtual = !isLoading && rows.length > MOST_PLAIN_ROWS;
  const isInCards = isNarrow && renderCard !== undefined;
  const form: ListForm = isInCards
    ? { kind: 'cards', captionId }
    : { kind: 'table', columnCount: columns.length };

  const keyAt = (index: number) => {
    const row = sortedRows[index];
    return row === undefined ? String(index) : rowKey(row);
  };

  const rowAt = (index: number, ref?: RowPlace['ref']) => {
    const row = sortedRows[index];
    if (row === undefined) return null;
    const name = rowKey(row);
    const place: RowPlace = { name, index: isVirtual ? index : undefined, count: rows.length, ref };
    return isInCards ? (
      <CardRow key={name} {...place}>
        {renderCard(row)}
      </CardRow>
    ) : (
      <DataTableRow key={name} {...place} row={row} columns={columns} href={href?.(row)} />
    );
  };

  const body = isLoading ? (
    <SkeletonRows form={form} columns={columns} cardSkeleton={cardSkeleton} count={skeletonRows} />
  ) : isVirtual ? (
    <Suspense
      fallback={
        <PlainRows
          form={form}
          count={FIRST_ROWS}
          countWithFocus={MOST_PLAIN_ROWS}
          rowAt={rowAt}
          list={list}
        />
      }
    >
      <VirtualRows form={form} count={rows.length} keyAt={keyAt} rowAt={rowAt} list={list} />
    </Suspense>
  ) : (
    <PlainRows form={form} count={rows.length} rowAt={rowAt} list={list} />
  );

  const title = isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>;
  const titleClass = isCaptionVisible ? styles.caption : undefined;

  return (
    <div ref={list} className={styles.root}>
      {isInCards ? (
        <div aria-busy={isLoading}>
          <div id={captionId} className={titleClass}>
            {title}
          </div>
          {sortWords && <SortBar columns={columns} sort={sort} onSort={sortBy} words={sortWords} />}
          {body}
        </div>
      ) : (
        // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
        <table
          role="table"
          className={styles.table}
          aria-busy={isLoading}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <caption className={titleClass}>{title}</caption>
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width === undefined ? undefined : `${column.width}%`} />
            ))}
          </colgroup>
          <DataTableHeader columns={columns} sort={sort} onSort={sortBy} isNumbered={isVirtual} />
          {body}
        </table>
      )}
      {isEmpty && <div className={styles.empty}>{empty}</div>}
      <div role="status">{isLoading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</div>
    </div>
  );
}
