import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';

interface DataTableHeaderProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (columnId: string) => void;
  readonly isNumbered: boolean;
}

const icons = { ascending: 'arrowUp', descending: 'arrowDown', none: 'sort' } as const satisfies Record<
  Sort['direction'] | 'none',
  IconName
>;

/** The row of column headers; sortable ones are buttons. */
export function DataTableHeader<Row>({ columns, sort, onSort, isNumbered }: DataTableHeaderProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow} aria-rowindex={isNumbered ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : 'none';
          const isSortable = column.compare !== undefined;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.columnHeader({ align: column.align ?? 'start', isSortable })}
              aria-sort={isSortable ? direction : undefined}
            >
              {isSortable && (
                <Button className={styles.sortButton} onPress={() => onSort(column.id)}>
                  {column.header}
                  <span className={direction === 'none' ? styles.idleSortIcon : styles.sortIcon}>
                    <Icon name={icons[direction]} />
                  </span>
                </Button>
              )}
              {!isSortable &&
                (column.isHeaderHidden === true ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : (
                  column.header
                ))}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
