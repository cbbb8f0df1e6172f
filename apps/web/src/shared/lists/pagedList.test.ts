import { describe, expect, it } from 'vitest';
import { pageSize, pagesToHold, rowsOf, type ListPage } from './pagedList.ts';

const pageOf = (first: number, count: number): ListPage<number> => ({
  rows: Array.from({ length: count }, (_, place) => first + place),
  total: 58_000,
  nextCursor: 'next',
});

describe('the pages to hold', () => {
  it('are those of the rows that are drawn, and the last one', () => {
    expect(pagesToHold([98, 99, 100, 101], 1)).toEqual([0]);
    expect(pagesToHold([98, 99, 100, 101], 9)).toEqual([0, 1, 8]);
    expect(pagesToHold([], 3)).toEqual([2]);
  });

  it('are few, wherever one is in a list of 58,000', () => {
    const pageCount = 580;
    for (let first = 0; first < 58_000; first += 777) {
      const places = Array.from({ length: 60 }, (_, place) => Math.min(57_999, first + place));
      expect(pagesToHold(places, pageCount).length).toBeLessThanOrEqual(3);
    }
  });
});

describe('the rows', () => {
  it('stand at their places, with gaps where pages are not in memory', () => {
    const rows = rowsOf(
      new Map([
        [1, pageOf(pageSize, pageSize)],
        [2, pageOf(2 * pageSize, 7)],
      ]),
      3,
    );
    expect(rows).toHaveLength(2 * pageSize + 7);
    expect([rows[0], rows[pageSize - 1]]).toEqual([undefined, undefined]);
    expect([rows[pageSize], rows.at(-1)]).toEqual([pageSize, 2 * pageSize + 6]);
  });

  it('end before a page that is on its way', () => {
    expect(
      rowsOf(
        new Map([
          [0, pageOf(0, pageSize)],
          [1, undefined],
        ]),
        2,
      ),
    ).toHaveLength(pageSize);
  });
});
