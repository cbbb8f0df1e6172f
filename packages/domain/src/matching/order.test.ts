import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyNumber } from '../testing/arbitraries.ts';
import { compareBy, compareMatches } from './order.ts';
import { landlordSorts, tenantSorts } from './sorts.ts';

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

describe('other orders of a match list', () => {
  const of = (id: string, rent: number, size: number, distance: number) => ({
    id,
    rent,
    size,
    distance,
    points: 80,
  });
  const matches = [of('a', 900, 40, 300), of('b', 700, 60, 900), of('c', 800, 90, 100)];

  test.each([
    ['best', 'c a b'],
    ['rent', 'b c a'],
    ['size', 'c b a'],
    ['distance', 'c a b'],
    ['newest', 'c b a'],
  ] as const)('sorted by “%s” are %s', (sort, ids) => {
    expect(
      matches
        .toSorted(compareBy(sort))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  test('are those that say something: all tenants are matched with the same rent and size', () => {
    expect(tenantSorts).toEqual(['best', 'rent', 'size', 'distance', 'newest']);
    expect(landlordSorts).toEqual(['best', 'distance', 'newest']);
  });

  const match = fc.record({
    id: fc.string({ maxLength: 2 }),
    points: fc.integer({ min: 58, max: 60 }),
    distance: fc.integer({ min: 0, max: 2 }),
    rent: fc.integer({ min: 1, max: 2 }),
    size: fc.integer({ min: 1, max: 2 }),
  });

  test('are total, and keep the first order among what is alike', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tenantSorts), match, match, match, (sort, a, b, c) => {
        const order = compareBy(sort);
        expect(order(a, b)).toBe(0 - order(b, a));
        expect(!(order(a, b) <= 0 && order(b, c) <= 0) || order(a, c) <= 0).toBe(true);
        expect(order({ ...a, rent: b.rent, size: b.size, distance: b.distance, id: b.id }, b)).toBe(
          compareMatches({ ...a, distance: b.distance, id: b.id }, b),
        );
      }),
    );
  });
});
