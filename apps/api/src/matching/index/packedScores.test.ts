import { expect, it } from 'vitest';
import { bestPackedScore, packScore, pointsOfSum } from './packedScores.ts';

it('takes a field that is told and does not fit for no better than one that is not told', () => {
  const unknown = 0;
  const unfit = packScore(3, 0);
  const rest = packScore(45, 1000);
  const best = bestPackedScore(Int32Array.of(unknown, unfit));
  expect(pointsOfSum(rest + best)).toBeGreaterThanOrEqual(pointsOfSum(rest + unknown));
  expect(pointsOfSum(rest + unfit)).toBeLessThan(pointsOfSum(rest + unknown));
});
