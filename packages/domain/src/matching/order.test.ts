import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyNumber } from '../testing/arbitraries.ts';
import { compareMatches } from './order.ts';

describe('the order of a match list', () => {
  test('is points descending, then distance, then id by code unit', () => {
    const first = { id: 'b', points: 90, distance: 10 };
    const second = { id: 'z', points: 80, distance: 10 };
    const third = { id: 'B', points: 80, distance: 20 };
    const fourth = { id: 'a', points: 80, distance: 20 };
    expect([fourth, second, third, first].toSorted(compareMatches)).toEqual([first, second, third, fourth]);
  });

  const match = fc.record({
    id: fc.string({ maxLength: 2 }),
    points: fc.integer({ min: 58, max: 61 }),
    distance: fc.integer({ min: 0, max: 3 }),
  });

  test('is total: antisymmetric, transitive, and equal only for the same', () => {
    fc.assert(
      fc.property(match, match, match, (a, b, c) => {
        expect(compareMatches(a, b)).toBe(0 - compareMatches(b, a));
        const isInOrder = compareMatches(a, b) <= 0 && compareMatches(b, c) <= 0;
        expect(!isInOrder || compareMatches(a, c) <= 0).toBe(true);
        const same = a.id === b.id && a.points === b.points && a.distance === b.distance;
        expect(compareMatches(a, b) === 0).toBe(same);
      }),
    );
  });

  test('is a number even where points or distance are none', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (points, distance) => {
        const order = compareMatches({ id: 'a', points, distance }, { id: 'b', points: 50, distance: 0 });
        expect([-1, 0, 1]).toContain(order);
      }),
    );
  });
});
