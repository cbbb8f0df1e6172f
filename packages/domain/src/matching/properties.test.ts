import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  realAmount,
  realDay,
  realListing,
  realNeed,
  wildDay,
  wildListing,
  wildNeed,
} from '../testing/arbitraries.ts';
import { residenceFlagOf } from '../enums/residence.ts';
import { scoreMatch, type MatchScore } from './scoreMatch.ts';
import { scoreLocation } from './scores/location.ts';
import { scoreRent } from './scores/rent.ts';
import { scoreSize } from './scores/size.ts';

function expectIntegers({ points, distance, explanation }: MatchScore): void {
  expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true);
  expect(Number.isInteger(distance) && distance >= 0).toBe(true);
  for (const { score } of explanation) {
    expect(score === null || (Number.isInteger(score) && score >= 0 && score <= 1000)).toBe(true);
  }
}

describe('a match', () => {
  test('§3 Points, distance and scores are integers, so that every engine agrees', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, today) => {
        expectIntegers(scoreMatch(need, listing, today));
      }),
    );
  });

  test('is integers for nonsense too, and holds nothing but numbers, flags and field names', () => {
    fc.assert(
      fc.property(wildNeed, wildListing, wildDay, (need, listing, today) => {
        const match = scoreMatch(need, listing, today);
        expectIntegers(match);
        // JSON writes NaN as null and leaves undefined out, so either would not come back the same.
        expect(JSON.parse(JSON.stringify(match))).toStrictEqual(match);
      }),
    );
  });

  test('§3 §9 A wrong residence type never passes the filter of 60 percent', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, (need, listing, today) => {
        const flag = residenceFlagOf(listing.residenceType);
        fc.pre(flag !== null && need.residenceType.length > 0 && !need.residenceType.includes(flag));
        expect(scoreMatch(need, listing, today).points).toBeLessThanOrEqual(55);
      }),
    );
  });

  test('§3 A lower rent never hurts', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, realAmount, (need, listing, today, rent) => {
        const [low, high] = [Math.min(rent, listing.rent), Math.max(rent, listing.rent)];
        const cheap = scoreMatch(need, { ...listing, rent: low }, today).points;
        const dear = scoreMatch(need, { ...listing, rent: high }, today).points;
        expect(cheap).toBeGreaterThanOrEqual(dear);
      }),
    );
  });
});

const bound = fc.option(realAmount, { nil: null });

test('the rent’s score never rises with the rent', () => {
  const part = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(bound, realAmount, part, part, (rentMin, rentMax, near, nearer) => {
      const score = (above: number): number =>
        scoreRent({ rentMin, rentMax }, { rent: rentMax * (1 + above) }) ?? NaN;
      expect(score(near + nearer)).toBeLessThanOrEqual(score(near));
    }),
  );
});

test('the size’s score falls the farther the size is outside the bounds', () => {
  const step = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(realAmount, realAmount, step, step, (one, other, near, nearer) => {
      const need = { sizeMin: Math.min(one, other), sizeMax: Math.max(one, other) };
      const far = near + nearer;
      const above = (part: number): number => scoreSize(need, { size: need.sizeMax * (1 + part) }) ?? NaN;
      const below = (part: number): number => scoreSize(need, { size: need.sizeMin * (1 - part) }) ?? NaN;
      expect(above(far)).toBeLessThanOrEqual(above(near));
      expect(below(far)).toBeLessThanOrEqual(below(near));
    }),
  );
});

test('the location’s score never rises with the distance', () => {
  const metres = fc.integer({ min: 0, max: 4000 });
  fc.assert(
    fc.property(metres, metres, (distance, more) => {
      expect(scoreLocation(distance + more)).toBeLessThanOrEqual(scoreLocation(distance));
    }),
  );
});
