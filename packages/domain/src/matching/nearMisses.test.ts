import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyNumber,
  realDay,
  realListing,
  realNeed,
  wildDay,
  wildListing,
  wildNeed,
} from '../testing/arbitraries.ts';
import { fullNeed, perfectListing, silentNeed } from '../testing/matching.ts';
import { nearMisses } from './nearMisses.ts';
import { applyChange, type NeedChange } from './needChange.ts';
import { scoreMatch } from './scoreMatch.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

const today = '2026-01-01';

/** Premises as dear, large and so on as told, beside premises that suit perfectly. */
const misses = (
  need: Partial<ScoredNeed>,
  listings: readonly Partial<ScoredListing>[],
  limit = 99,
): ReturnType<typeof nearMisses> =>
  nearMisses(
    { ...fullNeed, ...need },
    listings.map((listing) => ({ ...perfectListing, ...listing })),
    today,
    limit,
  );

const countAbove = (
  need: ScoredNeed,
  listings: readonly ScoredListing[],
  day: string,
  limit: number,
): number => listings.filter((listing) => scoreMatch(need, listing, day).points > limit).length;

/** Far premises, so that the days count for all of the points: free in time they make 21 points, else 19 or fewer. */
const lateMisses = (
  wanted: string,
  listings: readonly Partial<ScoredListing>[],
): ReturnType<typeof nearMisses> => {
  const location = {
    latitude: silentNeed.location.latitude + 0.027,
    longitude: silentNeed.location.longitude,
  };
  const far = listings.map((listing) => ({ ...perfectListing, location, ...listing }));
  return nearMisses({ ...silentNeed, moveInDate: wanted }, far, today, 20);
};

describe('near misses', () => {
  test.each<[string, Partial<ScoredNeed>, Partial<ScoredListing>, NeedChange]>([
    ['100 euros more rent', {}, { rent: 1600 }, { kind: 'rentMax', euros: 100 }],
    ['200 euros more rent', {}, { rent: 1700 }, { kind: 'rentMax', euros: 200 }],
    ['300 euros more rent', {}, { rent: 1800 }, { kind: 'rentMax', euros: 300 }],
    ['500 euros more rent', {}, { rent: 2000 }, { kind: 'rentMax', euros: 500 }],
    ['5 m² less at the least', {}, { size: 45 }, { kind: 'sizeMin', squareMetres: 5 }],
    ['10 m² less at the least', {}, { size: 40 }, { kind: 'sizeMin', squareMetres: 10 }],
    ['20 m² less at the least', {}, { size: 30 }, { kind: 'sizeMin', squareMetres: 20 }],
    ['5 m² more at the most', {}, { size: 105 }, { kind: 'sizeMax', squareMetres: 5 }],
    ['10 m² more at the most', {}, { size: 110 }, { kind: 'sizeMax', squareMetres: 10 }],
    ['20 m² more at the most', {}, { size: 120 }, { kind: 'sizeMax', squareMetres: 20 }],
    ['an amenity given up', {}, { amenities: ['kitchen', 'wc'] }, { kind: 'amenities', amenity: 'gym' }],
    ['one more room count', {}, { roomCount: [4] }, { kind: 'roomCount', rooms: 4 }],
    ['any floor', {}, { floor: 'bottom' }, { kind: 'floor' }],
    ['another flag', {}, { residenceType: 'garage' }, { kind: 'residenceType', flag: 'storage' }],
  ])('propose %s where that is the smallest that opens premises', (_, need, listing, change) => {
    const [first] = misses(need, [listing]);
    expect(first).toStrictEqual({ change, opens: 1 });
  });

  test.each([
    ['2026-06-08', 7],
    ['2026-06-15', 14],
    ['2026-07-01', 30],
  ])('propose a later move-in where premises are free on %s', (moveInDate, days) => {
    expect(lateMisses('2026-06-01', [{ moveInDate }])).toStrictEqual([
      { change: { kind: 'moveInDate', days }, opens: 1 },
    ]);
  });

  test('count the premises that rise above the limit, and leave out the changes that open none', () => {
    expect(misses({}, [{ rent: 1600 }, { rent: 1590 }, { rent: 1700 }, {}])).toStrictEqual([
      { change: { kind: 'rentMax', euros: 100 }, opens: 2 },
    ]);
  });

  test('stand by how many they open, and where they open as many by their kind', () => {
    const listings = [
      { floor: 'bottom' as const },
      { rent: 1600 },
      { roomCount: [4] },
      { floor: 'bottom' as const, description: 'second' },
    ];
    expect(misses({}, listings)).toStrictEqual([
      { change: { kind: 'floor' }, opens: 2 },
      { change: { kind: 'rentMax', euros: 100 }, opens: 1 },
      { change: { kind: 'roomCount', rooms: 4 }, opens: 1 },
    ]);
  });

  test('propose of amenities, room counts and flags the one that opens the most', () => {
    expect(misses({}, [{ roomCount: [1] }, { roomCount: [4] }, { roomCount: [4] }])).toStrictEqual([
      { change: { kind: 'roomCount', rooms: 4 }, opens: 2 },
    ]);
  });

  test('are five at the most', () => {
    const listings: readonly Partial<ScoredListing>[] = [
      { rent: 1600 },
      { size: 45 },
      { size: 105 },
      { roomCount: [4] },
      { floor: 'bottom' },
      { residenceType: 'retail' },
    ];
    expect(misses({}, listings).map(({ change }) => change.kind)).toEqual([
      'rentMax',
      'sizeMin',
      'sizeMax',
      'roomCount',
      'floor',
    ]);
  });

  test('§9 count from above 60 percent where no other limit is given', () => {
    const listings: readonly ScoredListing[] = [{ ...perfectListing, residenceType: 'retail' }];
    const proposed = [{ change: { kind: 'residenceType', flag: 'retail' }, opens: 1 }];
    expect(nearMisses(fullNeed, listings, today)).toStrictEqual(proposed);
    // What suits at 94 % is shown already.
    expect(nearMisses(fullNeed, [{ ...perfectListing, rent: 1650 }], today)).toStrictEqual([]);
  });

  test('take a limit strictly', () => {
    expect(misses({}, [{ rent: 1650 }], 93)).toStrictEqual([]);
    expect(misses({}, [{ rent: 1650 }], 94)).toStrictEqual([
      { change: { kind: 'rentMax', euros: 100 }, opens: 1 },
    ]);
  });

  test('never propose what would take premises below the limit', () => {
    const late = { moveInDate: '2026-06-08' };
    const givenUp = { moveOutDate: '2026-06-05' };
    expect(lateMisses('2026-06-01', [late])).toHaveLength(1);
    expect(lateMisses('2026-06-01', [late, givenUp])).toStrictEqual([]);
  });

  test('never ask for a move-in that is past', () => {
    const free = { moveInDate: '2025-06-01' };
    const proposed = [{ change: { kind: 'moveInDate', days: 7 }, opens: 1 }];
    expect(lateMisses('2025-12-25', [free])).toStrictEqual(proposed);
    expect(lateMisses('2025-12-24', [free])).toStrictEqual([
      { change: { kind: 'moveInDate', days: 14 }, opens: 1 },
    ]);
    expect(lateMisses('2025-12-01', [free])).toStrictEqual([]);
  });

  test('propose other changes also where the wanted move-in is past', () => {
    expect(misses({ moveInDate: '2025-06-01' }, [{ rent: 1600 }], 95)).toStrictEqual([
      { change: { kind: 'rentMax', euros: 100 }, opens: 1 },
    ]);
  });

  const listings = fc.array(realListing, { maxLength: 6 });
  const limit = fc.integer({ min: 0, max: 100 });

  test('are none for a need that asks for nothing', () => {
    fc.assert(
      fc.property(listings, realDay, limit, (some, day, above) => {
        expect(nearMisses(silentNeed, some, day, above)).toStrictEqual([]);
      }),
    );
  });

  test('open what they say when they are applied, and no more than is below the limit', () => {
    fc.assert(
      fc.property(realNeed, listings, realDay, limit, (need, some, day, above) => {
        const before = countAbove(need, some, day, above);
        const found = nearMisses(need, some, day, above);
        for (const { change, opens } of found) {
          expect(opens > 0 && opens <= some.length - before).toBe(true);
          expect(countAbove(applyChange(need, change), some, day, above)).toBe(before + opens);
        }
        const kinds = found.map(({ change }) => change.kind);
        expect(kinds).toEqual([...new Set(kinds)]);
        expect(found.map(({ opens }) => opens)).toEqual(
          found.map(({ opens }) => opens).toSorted((one, other) => other - one),
        );
      }),
    );
  });

  test('never open fewer for a rent that is raised further', () => {
    const euros = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(realNeed, listings, euros, euros, limit, (need, some, less, more, above) => {
        const raised = (by: number): number =>
          countAbove(applyChange(need, { kind: 'rentMax', euros: by }), some, today, above);
        expect(raised(less + more)).toBeGreaterThanOrEqual(raised(less));
      }),
    );
  });

  test('are told of nonsense too', () => {
    const wild = fc.array(wildListing, { maxLength: 3 });
    fc.assert(
      fc.property(wildNeed, wild, wildDay, anyNumber, (need, some, day, above) => {
        expect(nearMisses(need, some, day, above).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
