import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { residenceFlagOf } from '../enums.ts';
import { rentLimits, sizeLimits } from '../form/numbers.ts';
import {
  amountEdges,
  corners,
  realDay,
  realListing,
  realNeed,
  realRent,
  realSize,
  wildDay,
  wildListing,
  wildNeed,
} from '../testing/arbitraries.ts';
import { areaAround } from '../place/drawnArea.ts';
import { fullNeed, perfectListing } from '../testing/matching.ts';
import { dayRange } from '../time.ts';
import { scoreLocation, scoreRent, scoreSize } from './criteria/amounts.ts';
import { scoreMatch, type MatchScore } from './scoreMatch.ts';

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

  test('with a drawn area differs in the location alone, which is all or nothing', () => {
    fc.assert(
      fc.property(realNeed, realListing, realDay, fc.boolean(), (need, listing, today, isInside) => {
        const { latitude, longitude } = listing.location;
        const north = latitude + (isInside ? 0.01 : -0.001);
        const positions = [
          { latitude: latitude - 0.01, longitude: longitude - 0.01 },
          { latitude: latitude - 0.01, longitude: longitude + 0.01 },
          { latitude: north, longitude: longitude + 0.01 },
          { latitude: north, longitude: longitude - 0.01 },
        ];
        const plain = scoreMatch(need, listing, today);
        const { distance, explanation } = scoreMatch(
          { ...need, drawnArea: areaAround(positions) },
          listing,
          today,
        );
        expect(distance).toBe(plain.distance);
        expect(explanation).toStrictEqual(
          plain.explanation.map((entry) =>
            entry.field === 'location' ? { ...entry, score: isInside ? 1000 : 0, match: isInside } : entry,
          ),
        );
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
      fc.property(realNeed, realListing, realDay, realRent, (need, listing, today, rent) => {
        const [low, high] = [Math.min(rent, listing.rent), Math.max(rent, listing.rent)];
        const cheap = scoreMatch(need, { ...listing, rent: low }, today).points;
        const dear = scoreMatch(need, { ...listing, rent: high }, today).points;
        expect(cheap).toBeGreaterThanOrEqual(dear);
      }),
    );
  });
});

const bound = fc.option(realRent, { nil: null });

test('the rent’s score never rises with the rent', () => {
  const part = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(bound, realRent, part, part, (rentMin, rentMax, near, nearer) => {
      const score = (above: number): number =>
        scoreRent({ rentMin, rentMax }, { rent: rentMax * (1 + above) }) ?? NaN;
      expect(score(near + nearer)).toBeLessThanOrEqual(score(near));
    }),
  );
});

test('the size’s score falls the farther the size is outside the bounds', () => {
  const step = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(realSize, realSize, step, step, (one, other, near, nearer) => {
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

describe('at the edges of what the product takes', () => {
  const days = [null, dayRange.first, '2026-11-21', dayRange.last];
  const orNull = (amounts: readonly number[]) => [null, ...amounts];
  const rents = amountEdges(rentLimits.maximum);
  const sizes = amountEdges(sizeLimits.maximum);
  const today = '2026-11-21';

  /** These days are never a few days apart, so that they suit as a whole or not at all. */
  function wholeScore(wanted: string | null, from: string | null, until: string | null): number | null {
    if (wanted === null || from === null) return null;
    if (until !== null && until <= wanted) return 0;
    return (from > today ? from : today) <= wanted ? 1000 : 0;
  }

  test('days give whole scores, and free premises suit whoever comes later', () => {
    for (const wanted of days) {
      for (const moveInDate of days) {
        for (const moveOutDate of days) {
          const need = { ...fullNeed, moveInDate: wanted };
          const match = scoreMatch(need, { ...perfectListing, moveInDate, moveOutDate }, today);
          expectIntegers(match);
          const { score } = match.explanation.find(({ field }) => field === 'moveInDate') ?? {};
          expect(score).toBe(wholeScore(wanted, moveInDate, moveOutDate));
        }
      }
    }
  });

  test('rents and sizes give whole scores', () => {
    for (const [rentMin, sizeMin] of pairsOf(orNull(rents), orNull(sizes))) {
      for (const [rentMax, sizeMax] of pairsOf(orNull(rents), orNull(sizes))) {
        for (const [rent, size] of pairsOf(rents, sizes)) {
          const need = { ...fullNeed, rentMin, rentMax, sizeMin, sizeMax };
          expectIntegers(scoreMatch(need, { ...perfectListing, rent: rent ?? 0, size: size ?? 0 }, today));
        }
      }
    }
  });

  test('places give whole distances, the greatest of all less than 2000 km', () => {
    for (const from of corners) {
      for (const location of corners) {
        const match = scoreMatch({ ...fullNeed, location: from }, { ...perfectListing, location }, today);
        expectIntegers(match);
        expect(match.distance).toBeLessThan(2_000_000);
      }
    }
  });
});

/** The first of the one beside the first of the other, and so on. */
function pairsOf<One, Other>(ones: readonly One[], others: readonly Other[]) {
  return ones.map((one, index) => [one, others[index] ?? null] as const);
}
