import type { Column, Sort } from './column.ts';

/** The rows in the order of the sort; equal rows keep their order, whichever way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const compare = columns.find((column) => column.id === sort?.columnId)?.compare;
  if (compare === undefined || sort === undefined) return rows;
  return rows.toSorted(sort.direction === 'ascending' ? compare : (one, other) => compare(other, one));
}

/** The sort after its column's header was pressed: ascending first, then turned round. */
export function nextSort(current: Sort | undefined, columnId: string): Sort {
  const isTurned = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isTurned ? 'descending' : 'ascending' };
}
