import { expect, test } from 'vitest';
import { hasTwoLines, insetBelow, insetOf, reachOf, tracksOf } from './twoLines.ts';

const columns = [{ width: 10, reach: 10 }, { width: 30 }, { width: 40, below: () => 'more' }, { width: 20 }];

test('rows have two lines where a column says something below the others', () => {
  expect(hasTwoLines(columns)).toBe(true);
  expect(hasTwoLines([{ width: 10 }])).toBe(false);
});

test('the tracks are as broad as the columns, behind the boxes of the rows', () => {
  expect(tracksOf([{ width: 10 }, { width: 30 }], true)).toBe('2.75rem minmax(0, 10fr) minmax(0, 30fr)');
});

test('content that reaches into the next column moves the content of that one, and the line below', () => {
  expect(reachOf(columns, 0)).toEqual({ inlineSize: '200.00%' });
  expect(insetOf(columns, 1)).toEqual({ paddingInlineStart: '33.33%' });
  expect(reachOf(columns, 1)).toEqual({ paddingInlineStart: '33.33%' });
  expect(reachOf(columns, 2)).toBeUndefined();
  expect(insetBelow(columns)).toEqual({ paddingInlineStart: '11.11%' });
});
