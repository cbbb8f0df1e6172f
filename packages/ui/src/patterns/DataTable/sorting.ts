import type { Column, Sort } from './props.ts';

/** Whether the rows can be sorted by a column, here or by the parent. */
export function isSortable<Row>({ compare, isSortedByParent = false }: Column<Row>): boolean {
  return compare !== undefined || isSortedByParent;
}

/**
 * The rows in the order of the sort; equal rows keep their order, whichever way, and those that cannot be compared come
 * last. A list of which some rows are not in memory stays as it came.
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
  const whole: Row[] = [];
  const broken: Row[] = [];
  for (const row of known) (canBeCompared(row, compare) ? whole : broken).push(row);
  whole.sort(sort.direction === 'ascending' ? compare : (one, other) => compare(other, one));
  return [...whole, ...broken];
}

/** Whether a row holds what its column is sorted by: one that does equals itself. */
function canBeCompared<Row>(row: Row, compare: (one: Row, other: Row) => number): boolean {
  try {
    return compare(row, row) === 0;
  } catch {
    return false;
  }
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
