import { useId } from 'react';
import { sortBar } from './cards.css.ts';
import type { Column, Sort } from './column.ts';
import { directionOf, SortButton } from './SortButton.tsx';
import { isSortable } from './sorting.ts';

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
export function SortBar<Row>({ columns, sort, onSort, labels }: SortBarProps<Row>) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={sortBar}>
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
