import fc from 'fast-check';
import { expect, test } from 'vitest';
import { realDay, realListing, realNeed } from '../testing/arbitraries.ts';
import { fullNeed, perfectListing } from '../testing/matching.ts';
import { isWithinMatchRadius } from './limits.ts';
import { compareMatches } from './order.ts';
import { scoreMatch } from './scoreMatch.ts';
import { scorePerson } from './scorePerson.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

const today = '2026-01-01';

interface Pair {
  readonly need: ScoredNeed;
  readonly listing: ScoredListing;
}

/** A list as either side gets it: the pairs within the radius, scored and in order. */
function listOf(
  pairs: readonly Pair[],
  day: string,
): readonly (Pair & { points: number; distance: number })[] {
  return pairs
    .map((pair, index) => ({ ...pair, id: `${index}`, ...scoreMatch(pair.need, pair.listing, day) }))
    .filter(({ distance }) => isWithinMatchRadius(distance))
    .toSorted(compareMatches);
}

test('§3 A pair has the same points and distance in the tenant’s list as in the landlord’s', () => {
  const some = fc.array(realListing, { maxLength: 3 });
  const others = fc.array(realNeed, { maxLength: 3 });
  fc.assert(
    fc.property(realNeed, realListing, some, others, realDay, (need, listing, listings, needs, day) => {
      const ofTenant = listOf(
        [...listings, listing].map((each) => ({ need, listing: each })),
        day,
      );
      const ofLandlord = listOf(
        [need, ...needs].map((each) => ({ need: each, listing })),
        day,
      );
      const seen = ofTenant.find((pair) => pair.listing === listing);
      const seenBack = ofLandlord.find((pair) => pair.need === need);
      expect([seen?.points, seen?.distance]).toEqual([seenBack?.points, seenBack?.distance]);
    }),
  );
});

test('§3 Points do not depend on the order in which wishes are ticked', () => {
  fc.assert(
    fc.property(realNeed, realListing, realDay, (need, listing, day) => {
      const turned = {
        ...need,
        residenceType: need.residenceType.toReversed(),
        roomCount: need.roomCount.toReversed(),
        floor: need.floor.toReversed(),
        amenities: need.amenities.toReversed(),
      };
      expect(scoreMatch(turned, listing, day)).toStrictEqual(scoreMatch(need, listing, day));
    }),
  );
});

test('§3 Points never rise with the distance', () => {
  const degrees = fc.double({ min: 0, max: 0.03, noNaN: true });
  fc.assert(
    fc.property(realNeed, realListing, degrees, degrees, (need, listing, near, more) => {
      const pointsAt = (north: number): number => {
        const { latitude, longitude } = need.location;
        const location = { latitude: latitude + north, longitude };
        return scoreMatch(need, { ...listing, location }, today).points;
      };
      expect(pointsAt(near + more)).toBeLessThanOrEqual(pointsAt(near));
    }),
  );
});

test('§3 Age, gender, family, language and nationality never count', () => {
  const personal = { gender: 'other', birthday: '1990-01-01', familyStatus: 'single', languages: ['fi'] };
  const listing = { ...perfectListing, rent: 1600 };
  expect(scoreMatch({ ...fullNeed, ...personal }, listing, today)).toStrictEqual(
    scoreMatch(fullNeed, listing, today),
  );
  const tenant = { industries: ['mn'], creditRating: 'a', operatingMargin: null, employee: 0 } as const;
  const criteria = { industries: ['mn'], creditRating: ['b'], operatingMargin: [], employee: [0] } as const;
  expect(scorePerson({ ...tenant, ...personal }, criteria)).toStrictEqual(scorePerson(tenant, criteria));
});
