import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adminPageCount, adminPageRange, adminPages, adminPageSize } from './paging.ts';
import { anyNumber } from './testing/arbitraries.ts';

describe('an admin’s list', () => {
  test('§9 Admin lists have 10 items on a page', () => {
    expect(adminPageSize).toBe(10);
    expect([1, 10, 11, 20, 21].map(adminPageCount)).toEqual([1, 1, 2, 2, 3]);
  });

  test('has one page where it is empty, or where nobody can count it', () => {
    expect([0, -1, NaN, Infinity, Number.MAX_VALUE].map(adminPageCount)).toEqual([1, 1, 1, 1, 1]);
    expect(adminPageCount(Number.MAX_SAFE_INTEGER)).toBe(Math.ceil(Number.MAX_SAFE_INTEGER / 10));
  });

  describe('§9 Admin lists show a range of 3 pages', () => {
    test.each([
      [1, 100, [1, 2, 3]],
      [2, 100, [1, 2, 3]],
      [3, 100, [2, 3, 4]],
      [9, 100, [8, 9, 10]],
      [10, 100, [8, 9, 10]],
      [1, 30, [1, 2, 3]],
      [2, 20, [1, 2]],
      [1, 0, [1]],
      [11, 100, [8, 9, 10]],
      [Infinity, 100, [8, 9, 10]],
      [0, 100, [1, 2, 3]],
      [-Infinity, 100, [1, 2, 3]],
      [NaN, 100, [1, 2, 3]],
      [5.9, 100, [4, 5, 6]],
    ])('page %s of %s items', (pageNumber, entriesCount, pages) => {
      expect(adminPages(pageNumber, entriesCount)).toEqual(pages);
    });

    test('by its constant', () => {
      expect(adminPageRange).toBe(3);
    });
  });

  test('shows pages that exist, one after the other, whatever is asked for', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (pageNumber, entriesCount) => {
        const pages = adminPages(pageNumber, entriesCount);
        const last = adminPageCount(entriesCount);
        expect(pages).toHaveLength(Math.min(adminPageRange, last));
        expect(pages).toEqual(pages.map((_, index) => (pages[0] ?? 0) + index));
        expect((pages[0] ?? 0) >= 1 && (pages.at(-1) ?? Infinity) <= last).toBe(true);
      }),
    );
  });

  test('shows the current page among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1000, max: 2000 }), (page, entries) => {
        expect(adminPages(page, entries)).toContain(page);
      }),
    );
  });
});
