import type { Column, Sort } from './column.ts';

/** Whether the rows can be sorted by a column, here or by the parent. */
export function isSortable<Row>({ compare, isSortedByParent = false }: Column<Row>): boolean {
  return compare !== undefined || isSortedByParent;
}

/**
 * The rows in the order of the sort; equal rows keep their order, whichever way. A list of which some rows are not in
 * memory stays as it came.
 */
export function sortRows<Row>(
  rows: readonly (Row | undefined)[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly (Row | undefined)[] {
  const compare = columns.find((column) => column.id === sort?.columnId)?.compare;
  if (compare === undefined || sort === undefined) return rows;
  const known = rows.filter((row) => row !== undefined);
  if (known.length < rows.length) return rows;
  return known.toSorted(sort.direction === 'ascending' ? compare : (one, other) => compare(other, one));
}

/** The sort after a column's button was pressed: its first direction, then turned round. */
export function nextSort<Row>(
  current: Sort | undefined,
  { id, firstDirection = 'ascending' }: Pick<Column<Row>, 'id' | 'firstDirection'>,
): Sort {
  const isTurned = current?.columnId === id && current.direction === firstDirection;
  return { columnId: id, direction: isTurned ? turned[firstDirection] : firstDirection };
}

const turned = { ascending: 'descending', descending: 'ascending' } as const satisfies Record<
  Sort['direction'],
  Sort['direction']
>;
