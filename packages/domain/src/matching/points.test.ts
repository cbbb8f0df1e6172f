import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatestHundredths, scoreOver, scoreUnder, toHundredths, toScore } from './integers.ts';
import { percentOf, reachesPoints } from './points.ts';
import { anyNumber } from '../testing/arbitraries.ts';

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

describe('whole hundredths', () => {
  test.each([
    [1350.5, 135_050],
    [0.29, 29],
    [-5, 0],
    [1e300, greatestHundredths],
    [null, null],
    [NaN, null],
    [Infinity, null],
  ])('%s gives %s', (value, hundredths) => {
    expect(toHundredths(value)).toBe(hundredths);
  });

  test('are integers within 32 bits, or null, whatever is given', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const hundredths = toHundredths(value);
        expect(hundredths === null || (Number.isInteger(hundredths) && hundredths >= 0)).toBe(true);
        expect(hundredths ?? 0).toBeLessThanOrEqual(greatestHundredths);
      }),
    );
  });
});

test('a score is the floor of the exact quotient, as big integers compute it', () => {
  const side = fc.integer({ min: 0, max: greatestHundredths });
  fc.assert(
    fc.property(side, fc.integer({ min: 1, max: greatestHundredths }), (value, maximum) => {
      const numerator = (6 * maximum - 5 * value) * 1000;
      const exact = ((6n * BigInt(maximum) - 5n * BigInt(value)) * 1000n) / BigInt(maximum);
      const clamped = exact < 0n ? 0n : exact > 1000n ? 1000n : exact;
      expect(BigInt(toScore(numerator, maximum))).toBe(clamped);
    }),
  );
});

test('nothing of nothing scores nothing', () => {
  expect(toScore(0, 0)).toBe(0);
});

test('a bound of nothing is kept by nothing', () => {
  expect(scoreUnder(0, 0)).toBe(1000);
  expect(scoreOver(0, 0)).toBe(1000);
  expect(scoreUnder(1, 0)).toBe(0);
});
