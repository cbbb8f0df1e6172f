import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyNumber } from '../testing/arbitraries.ts';
import { compareMatches } from './order.ts';

describe('the order of a match list', () => {
  test('§3 Matches stand by points descending, then by distance, then by id', () => {
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

  test('does not depend on the order in which the matches came', () => {
    const matches = fc.uniqueArray(match, { selector: ({ id }) => id });
    const shuffled = matches.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(one.toSorted(compareMatches)).toEqual(other.toSorted(compareMatches));
      }),
    );
  });

  test('leaves matches that are in order as they are', () => {
    fc.assert(
      fc.property(fc.array(match), (matches) => {
        const sorted = matches.toSorted(compareMatches);
        const again = sorted.toSorted(compareMatches);
        expect(again.every((entry, index) => entry === sorted[index])).toBe(true);
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
