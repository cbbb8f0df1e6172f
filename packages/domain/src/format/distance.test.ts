import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test('a distance that is no number, or has no end, is not shown', () => {
  expect([NaN, Infinity, -Infinity].map((metres) => formatDistance(metres, 'en'))).toStrictEqual([
    '',
    '',
    '',
  ]);
});
