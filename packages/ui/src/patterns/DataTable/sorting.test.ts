import { describe, expect, it } from 'vitest';
import type { Column } from './props.ts';
import { isSortable, nextSort, sortRows } from './sorting.ts';

interface Room {
  readonly name: string;
  readonly size: number;
}

const columns: Column<Room>[] = [
  { id: 'name', header: 'Name', cell: (room) => room.name },
  { id: 'size', header: 'Size', cell: (room) => room.size, compare: (one, other) => one.size - other.size },
];
const rooms: readonly Room[] = [
  { name: 'hall', size: 30 },
  { name: 'shop', size: 10 },
  { name: 'office', size: 30 },
];
const namesBy = (sort: Parameters<typeof sortRows>[2]) =>
  sortRows(rooms, columns, sort).map((room) => room?.name);

describe('sortRows', () => {
  it('keeps the given order without a sort', () => {
    expect(namesBy(undefined)).toEqual(['hall', 'shop', 'office']);
  });

  it('keeps the given order for a column that cannot be compared', () => {
    expect(namesBy({ columnId: 'name', direction: 'ascending' })).toEqual(['hall', 'shop', 'office']);
  });

  it('sorts both ways and keeps equal rows in their order', () => {
    expect(namesBy({ columnId: 'size', direction: 'ascending' })).toEqual(['shop', 'hall', 'office']);
    expect(namesBy({ columnId: 'size', direction: 'descending' })).toEqual(['hall', 'office', 'shop']);
  });

  it('puts rows that cannot be compared last, whichever way', () => {
    const [hall, shop, office] = rooms;
    // What the server left out is not in the types.
    const yard: unknown = { name: 'yard' };
    const rows = [null, yard, ...rooms] as readonly Room[];
    const sorted = (direction: 'ascending' | 'descending') =>
      sortRows(rows, columns, { columnId: 'size', direction });
    expect(sorted('ascending')).toEqual([shop, hall, office, null, yard]);
    expect(sorted('descending')).toEqual([hall, office, shop, null, yard]);
  });

  it('keeps the given order where some rows are not in memory', () => {
    const rows = [...rooms, undefined];
    expect(sortRows(rows, columns, { columnId: 'size', direction: 'ascending' })).toBe(rows);
  });

  it('leaves the given rows as they were', () => {
    namesBy({ columnId: 'size', direction: 'ascending' });
    expect(rooms.map((room) => room.name)).toEqual(['hall', 'shop', 'office']);
  });
});

describe('isSortable', () => {
  it('holds for columns that the table or the parent can sort by', () => {
    expect(columns.map(isSortable)).toEqual([false, true]);
    expect(isSortable({ id: 'match', header: 'Match', cell: () => null, isSortedByParent: true })).toBe(true);
  });
});

describe('nextSort', () => {
  it('begins ascending, also when another column was sorted', () => {
    expect(nextSort(undefined, { id: 'size' }).direction).toBe('ascending');
    const other = { columnId: 'name', direction: 'ascending' } as const;
    expect(nextSort(other, { id: 'size' }).direction).toBe('ascending');
  });

  it.each(['ascending', 'descending'] as const)('begins %s where the column says so', (firstDirection) => {
    const column = { id: 'size', firstDirection };
    expect(nextSort(undefined, column)).toEqual({ columnId: 'size', direction: firstDirection });
  });

  it.each(['ascending', 'descending'] as const)(
    'turns round and back when it begins %s',
    (firstDirection) => {
      const column = { id: 'size', firstDirection };
      const first = nextSort(undefined, column);
      const second = nextSort(first, column);
      expect(second.direction).not.toBe(first.direction);
      expect(nextSort(second, column)).toEqual(first);
    },
  );
});
