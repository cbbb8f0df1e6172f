import { lazy, Suspense, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { PlainRows } from './PlainRows.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { nextSort, sortRows } from './sorting.ts';

export type { Column, Sort } from './column.ts';

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
 * Rows of facts: a table on wide screens, cards under 640 px, with the same content and labels.
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
  empty,
  isLoading = false,
  loadingLabel,
  skeletonRows = 5,
  sort: heldSort,
  defaultSort,
  onSortChange,
}: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = heldSort ?? ownSort;
  const sortedRows = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);

  const sortBy = (columnId: string) => {
    const next = nextSort(sort, columnId);
    setOwnSort(next);
    onSortChange?.(next);
  };

  const isEmpty = !isLoading && rows.length === 0;
  const isVirtual = !isLoading && rows.length > MOST_PLAIN_ROWS;

  const keyAt = (index: number) => {
    const row = sortedRows[index];
    return row === undefined ? String(index) : rowKey(row);
  };

  const rowAt = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const row = sortedRows[index];
    if (row === undefined) return null;
    const name = rowKey(row);
    return (
      <DataTableRow
        key={name}
        name={name}
        row={row}
        columns={columns}
        href={href?.(row)}
        {...(isVirtual && { index })}
        {...(measure !== undefined && { ref: measure })}
      />
    );
  };

  return (
    <div className={styles.root}>
      {/* The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards. */}
      <table
        role="table"
        ref={table}
        className={styles.table}
        aria-busy={isLoading}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <caption className={isCaptionVisible ? styles.caption : undefined}>
          {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} width={column.width === undefined ? undefined : `${column.width}%`} />
          ))}
        </colgroup>
        <DataTableHeader columns={columns} sort={sort} onSort={sortBy} isNumbered={isVirtual} />
        {isLoading && <SkeletonRows columns={columns} count={skeletonRows} />}
        {!isLoading && !isVirtual && <PlainRows count={rows.length} rowAt={rowAt} table={table} />}
        {isVirtual && (
          <Suspense
            fallback={
              <PlainRows count={FIRST_ROWS} countWithFocus={MOST_PLAIN_ROWS} rowAt={rowAt} table={table} />
            }
          >
            <VirtualRows
              count={rows.length}
              columnCount={columns.length}
              keyAt={keyAt}
              rowAt={rowAt}
              table={table}
            />
          </Suspense>
        )}
      </table>
      {isEmpty && <div className={styles.empty}>{empty}</div>}
      <div role="status">{isLoading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}</div>
    </div>
  );
}
