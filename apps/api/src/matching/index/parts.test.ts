import { expect, it } from 'vitest';
import { bestOfParts, partOf, pointsOfSum } from './parts.ts';

it('takes a field that is told and does not fit for no better than one that is not told', () => {
  const notTold = 0;
  const unfit = partOf(3, 0);
  const rest = partOf(45, 1000);
  const best = bestOfParts(Int32Array.of(notTold, unfit));
  expect(pointsOfSum(rest + best)).toBeGreaterThanOrEqual(pointsOfSum(rest + notTold));
  expect(pointsOfSum(rest + unfit)).toBeLessThan(pointsOfSum(rest + notTold));
});
