import { expect, test } from 'vitest';
import { earnedPart } from './MatchBreakdown.tsx';

test('a bar is filled by the score in per cent, and by the nearest end where that lies outside', () => {
  expect([800, -3, 1e9].map(earnedPart)).toEqual([80, 0, 100]);
});
