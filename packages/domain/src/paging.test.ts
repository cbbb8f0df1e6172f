import { describe, expect, test } from 'vitest';
import { adminPageCount, adminPageRange, adminPageSize } from './paging.ts';

describe('an admin’s list', () => {
  test('§9 Admin lists have 10 items on a page', () => {
    expect(adminPageSize).toBe(10);
    expect([1, 10, 11, 20, 21].map(adminPageCount)).toEqual([1, 1, 2, 2, 3]);
  });

  test('has one page where it is empty, or where nobody can count it', () => {
    expect([0, -1, NaN, Infinity, Number.MAX_VALUE].map(adminPageCount)).toEqual([1, 1, 1, 1, 1]);
    expect(adminPageCount(Number.MAX_SAFE_INTEGER)).toBe(Math.ceil(Number.MAX_SAFE_INTEGER / 10));
  });

  test('§9 Admin lists show a range of 3 pages', () => {
    expect(adminPageRange).toBe(3);
  });
});
