import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './props.ts';
import * as styles from './DataTable.css.ts';
import type { ListForm } from './ListBody.tsx';
import { isSortable } from './sorting.ts';
import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';

interface ListFrameProps<Row> {
  readonly form: ListForm;
  readonly caption: string;
  readonly isCaptionVisible: boolean;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: Column<Row>) => void;
  readonly sortLabels: SortLabels | undefined;
  /** The box of all rows, where rows can be selected. */
  readonly allBox: ReactNode;
  readonly isLoading: boolean;
  /** How many rows there are when not all are in the document; -1 while nobody knows. */
  readonly rowCount: number | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** What names the rows and sorts them: a table with its head, or what stands above cards. */
export function ListFrame<Row>({
  form,
  caption,
  isCaptionVisible,
  columns,
  sort,
  onSort,
  sortLabels,
  allBox,
  isLoading,
  rowCount,
  children,
}: ListFrameProps<Row>) {
  const title = isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>;
  const titleClass = isCaptionVisible ? styles.caption : undefined;
  if (form.kind === 'cards') {
    return (
      <div aria-busy={isLoading}>
        <div id={form.captionId} className={titleClass}>
          {title}
        </div>
        {allBox}
        {sortLabels && <SortBar columns={columns} sort={sort} onSort={onSort} labels={sortLabels} />}
        {children}
      </div>
    );
  }
  return (
    // The roles repeat what the elements mean: Safari forgets it when CSS lays a table out as cards.
    <table
      role="table"
      className={styles.table}
      aria-busy={isLoading}
      // The header row is counted, too.
      aria-rowcount={rowCount === undefined || rowCount < 0 ? rowCount : rowCount + 1}
    >
      <caption className={titleClass}>{title}</caption>
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
  readonly onSort: (column: Column<Row>) => void;
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
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            className={styles.columnHeader({
              align: column.align ?? 'start',
              isSortable: isSortable(column),
            })}
            aria-sort={isSortable(column) ? directionOf(column, sort) : undefined}
          >
            {isSortable(column) ? (
              <SortButton column={column} direction={directionOf(column, sort)} onSort={onSort} />
            ) : column.isHeaderHidden === true ? (
              <VisuallyHidden>{column.header}</VisuallyHidden>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What is said of sorting where there are cards and no header cells. */
export interface SortLabels {
  /** Before the buttons, e.g. "Sort by". */
  readonly label: string;
  readonly ascending: string;
  readonly descending: string;
}

interface SortBarProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: Column<Row>) => void;
  readonly labels: SortLabels;
}

/** The sortable columns as buttons above cards. */
function SortBar<Row>({ columns, sort, onSort, labels }: SortBarProps<Row>) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles.sortBar}>
      <span id={labelId}>{labels.label}</span>
      {columns.filter(isSortable).map((column) => {
        const direction = directionOf(column, sort);
        return (
          <SortButton
            key={column.id}
            column={column}
            direction={direction}
            onSort={onSort}
            directionWord={direction === 'none' ? undefined : labels[direction]}
          />
        );
      })}
    </div>
  );
}

interface SortButtonProps<Row> {
  readonly column: Column<Row>;
  /** Which way the rows are sorted by this column. */
  readonly direction: Sort['direction'] | 'none';
  readonly onSort: (column: Column<Row>) => void;
  /** The direction in words, where no header cell says it. */
  readonly directionWord?: string | undefined;
}

const icons = { ascending: 'arrowUp', descending: 'arrowDown', none: 'sort' } as const satisfies Record<
  Sort['direction'] | 'none',
  IconName
>;

/** Sorts by a column, and shows whether and which way the rows are. */
function SortButton<Row>({ column, direction, onSort, directionWord }: SortButtonProps<Row>) {
  return (
    <Button className={styles.sortButton} data-sort={direction} onPress={() => onSort(column)}>
      {column.header}
      {directionWord !== undefined && <VisuallyHidden>, {directionWord}</VisuallyHidden>}
      <span className={direction === 'none' ? styles.idleSortIcon : styles.sortIcon}>
        <Icon name={icons[direction]} />
      </span>
    </Button>
  );
}

/** Which way the rows are sorted by a column. */
function directionOf<Row>(column: Column<Row>, sort: Sort | undefined): Sort['direction'] | 'none' {
  return sort?.columnId === column.id ? sort.direction : 'none';
}
