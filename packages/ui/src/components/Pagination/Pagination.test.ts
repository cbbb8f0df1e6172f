import { describe, expect, it } from 'vitest';
import { clampPage, visiblePages } from './Pagination.tsx';

describe('visible pages', () => {
  it.each([
    [1, 20, 3, [1, 2, 3]],
    [2, 20, 3, [1, 2, 3]],
    [3, 20, 3, [2, 3, 4]],
    [19, 20, 3, [18, 19, 20]],
    [20, 20, 3, [18, 19, 20]],
    [5, 20, 4, [4, 5, 6, 7]],
    [1, 2, 3, [1, 2]],
    [1, 1, 3, [1]],
    [1, 0, 3, []],
  ])('of page %d of %d, %d at a time, are %j', (page, count, range, pages) => {
    expect(visiblePages(page, count, range)).toEqual(pages);
  });

  it.each([
    [-7, [1, 2, 3]],
    [0, [1, 2, 3]],
    [1e12, [18, 19, 20]],
    [Infinity, [18, 19, 20]],
    [Number.NaN, [1, 2, 3]],
    [4.9, [3, 4, 5]],
  ])('of a page that is not there, %d, are the nearest', (page, pages) => {
    expect(visiblePages(page, 20, 3)).toEqual(pages);
  });
});

it('a page outside is taken as the nearest', () => {
  expect([clampPage(-1, 5), clampPage(3, 5), clampPage(9, 5), clampPage(2, 0)]).toEqual([1, 3, 5, 1]);
});
