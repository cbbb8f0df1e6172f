import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './DataTable.css.ts';

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
export function SortButton<Row>({ column, direction, onSort, directionWord }: SortButtonProps<Row>) {
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
export function directionOf<Row>(column: Column<Row>, sort: Sort | undefined): Sort['direction'] | 'none' {
  return sort?.columnId === column.id ? sort.direction : 'none';
}
