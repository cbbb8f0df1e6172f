import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';
import { directionOf, SortButton } from './SortButton.tsx';
import { isSortable } from './sorting.ts';

interface DataTableHeaderProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: Column<Row>) => void;
  readonly isNumbered: boolean;
  /** The box of all rows, where rows can be selected. */
  readonly selectBox: ReactNode;
}

/** The row of column headers; sortable ones are buttons. */
export function DataTableHeader<Row>({
  columns,
  sort,
  onSort,
  isNumbered,
  selectBox,
}: DataTableHeaderProps<Row>) {
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
