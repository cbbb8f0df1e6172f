import { expect, test } from 'vitest';
import { scoreOver, scoreUnder } from './bounds.ts';

test('a bound of nothing is kept by nothing', () => {
  expect(scoreUnder(0, 0)).toBe(1000);
  expect(scoreOver(0, 0)).toBe(1000);
  expect(scoreUnder(1, 0)).toBe(0);
});
