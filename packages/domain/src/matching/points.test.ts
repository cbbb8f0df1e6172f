import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, reachesPoints } from './points.ts';

test('points are reached exactly where a division says so', () => {
  const sums = fc
    .integer({ min: 0, max: 100 })
    .chain((weightSum) =>
      fc.record({ weightSum: fc.constant(weightSum), weightedSum: fc.nat({ max: 1000 * weightSum }) }),
    );
  fc.assert(
    fc.property(fc.nat({ max: 101 }), sums, (points, { weightSum, weightedSum }) => {
      expect(reachesPoints(points, weightedSum, weightSum)).toBe(percentOf(weightedSum, weightSum) >= points);
    }),
    { numRuns: 2000 },
  );
});
