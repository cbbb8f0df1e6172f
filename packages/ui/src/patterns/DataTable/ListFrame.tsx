import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './props.ts';
import * as styles from './DataTable.css.ts';
import * as twoLines from './twoLines.css.ts';
import type { ListForm } from './ListBody.tsx';
import { hasTwoLines, insetOf, tracksOf } from './twoLines.ts';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';

interface ListFrameProps<Row> {
  readonly form: ListForm;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** The box of all rows, where rows can be selected. */
  readonly allBox: ReactNode;
  readonly isLoading: boolean;
  /** How many rows there are when not all are in the document; -1 while unknown. */
  readonly rowCount: number | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** What names the rows: a table with its head, whose buttons sort, or what stands above cards. */
export function ListFrame<Row>({
  form,
  caption,
  columns,
  sort,
  onSort,
  allBox,
  isLoading,
  rowCount,
  children,
}: ListFrameProps<Row>) {
  const title = <VisuallyHidden>{caption}</VisuallyHidden>;
  if (form.kind === 'cards') {
    return (
      <div aria-busy={isLoading}>
        <div id={form.captionId}>{title}</div>
        {allBox}
        {children}
      </div>
    );
  }
  const isTall = hasTwoLines(columns);
  return (
    // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
    <table
      role="table"
      className={isTall ? twoLines.tallTable : styles.table}
      {...(isTall && { style: { gridTemplateColumns: tracksOf(columns, allBox !== undefined) } })}
      aria-busy={isLoading}
      // The header row is counted, too.
      aria-rowcount={rowCount === undefined || rowCount < 0 ? rowCount : rowCount + 1}
    >
      <caption>{title}</caption>
      <colgroup>
        {allBox !== undefined && <col className={styles.selectColumn} />}
        {columns.map((column) => (
          <col key={column.id} width={column.width === undefined ? undefined : `${column.width}%`} />
        ))}
      </colgroup>
      <DataTableHeader
        columns={columns}
        sort={sort}
        onSort={onSort}
        isNumbered={rowCount !== undefined}
        selectBox={allBox}
      />
      {children}
    </table>
  );
}

interface DataTableHeaderProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly isNumbered: boolean;
  /** The box of all rows, where rows can be selected. */
  readonly selectBox: ReactNode;
}

/** The row of column headers; sortable ones are buttons. */
function DataTableHeader<Row>({ columns, sort, onSort, isNumbered, selectBox }: DataTableHeaderProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow} aria-rowindex={isNumbered ? 1 : undefined}>
        {selectBox !== undefined && (
          <th role="columnheader" scope="col" className={styles.selectCell}>
            {selectBox}
          </th>
        )}
        {columns.map(({ id, header, align = 'start', isSortable = false, isHeaderHidden = false }, index) => {
          const direction = sort?.columnId === id ? sort.direction : 'none';
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={styles.columnHeader({ align, isSortable })}
              style={insetOf(columns, index)}
              aria-sort={isSortable ? direction : undefined}
            >
              {isSortable ? (
                <SortButton column={{ id, header }} direction={direction} onSort={onSort} />
              ) : isHeaderHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  readonly column: Pick<Column<never>, 'id' | 'header'>;
  /** Which way the rows are sorted by this column. */
  readonly direction: Sort['direction'] | 'none';
  readonly onSort: ((sort: Sort) => void) | undefined;
}

const icons = { ascending: 'arrowUp', descending: 'arrowDown', none: 'sort' } as const satisfies Record<
  Sort['direction'] | 'none',
  IconName
>;

/** Sorts by a column, at first in ascending order, and shows whether and which way the rows are. */
function SortButton({ column, direction, onSort }: SortButtonProps) {
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <Button
      className={styles.sortButton}
      data-sort={direction}
      onPress={() => onSort?.({ columnId: column.id, direction: next })}
    >
      {column.header}
      <span className={direction === 'none' ? styles.idleSortIcon : styles.sortIcon}>
        <Icon name={icons[direction]} />
      </span>
    </Button>
  );
}
