import { describe, expect, test } from 'vitest';
import { amenities } from '../enums.ts';
import { fullNeed, perfectListing, silentNeed } from '../testing/matching.ts';
import { matchFields, weights } from './criteria/criteria.ts';
import { matchOf, pointsOf } from './points.ts';
import { scoreMatch } from './scoreMatch.ts';

const today = '2026-01-01';
const points = (changes: Partial<typeof perfectListing>): number =>
  scoreMatch(fullNeed, { ...perfectListing, ...changes }, today).points;

test('§3 The weights of the nine fields stand heaviest first and add up to 100', () => {
  const inOrder = matchFields.map((field) => weights[field]);
  expect(inOrder).toEqual([45, 15, 12, 12, 6, 4, 3, 2, 1]);
  expect(Object.keys(weights)).toEqual(matchFields);
  expect(inOrder.reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

describe('points', () => {
  test('§3 Points are 100 where everything fits', () => {
    expect(points({})).toBe(100);
  });

  describe('§3 Points fall by the weight of what does not fit', () => {
    test.each([
      ['a wrong type costs 45', { residenceType: 'retail' as const }, 55],
      ['a rent 10 % above costs half of 12', { rent: 1650 }, 94],
      ['one amenity of three missing costs 1 of 3', { amenities: ['kitchen' as const, 'wc' as const] }, 99],
      ['a deposit costs 1', { deposit: 100 }, 99],
      ['an unsaid deposit costs nothing', { deposit: null }, 100],
      ['a type under no flag costs nothing', { residenceType: 'other' as const }, 100],
      // The others make 85, and 15 * 500 / 1000 = 7.5: 92.5 is rounded up.
      [
        '2000 m away costs half of 15',
        { location: { latitude: 60.1699 + 0.017986, longitude: 24.9384 } },
        93,
      ],
    ])('%s', (_, changes, expected) => {
      expect(points(changes)).toBe(expected);
    });
  });

  test('§3 Points are the weighted mean of the resolved fields, rounded half up, and 0 where nothing is resolved', () => {
    const nothing = {
      residenceType: null,
      location: null,
      rent: null,
      size: null,
      roomCount: null,
      moveInDate: null,
      amenities: null,
      floor: null,
      deposit: null,
    };
    expect(pointsOf(nothing)).toBe(0);
    expect(pointsOf({ ...nothing, rent: 994 })).toBe(99);
    expect(pointsOf({ ...nothing, rent: 995 })).toBe(100);
    // (15 * 1000 + 12 * 500) / (10 * 27) = 77.8
    expect(pointsOf({ ...nothing, location: 1000, rent: 500 })).toBe(78);
  });
});

describe('the matches', () => {
  test('§3 A field is a match where its score is above 500, else a mismatch; null is unresolved', () => {
    expect(matchOf(501)).toBe(true);
    expect(matchOf(500)).toBe(false);
    expect(matchOf(0)).toBe(false);
    expect(matchOf(null)).toBeNull();
  });

  test('§3 Matches tell of each field and each wanted amenity whether it is a match', () => {
    const { matches } = scoreMatch(
      fullNeed,
      { ...perfectListing, rent: 1650, amenities: ['wc', 'parking'] },
      today,
    );
    expect(matches).toEqual({
      residenceType: true,
      location: true,
      rent: false,
      size: true,
      roomCount: true,
      moveInDate: true,
      amenities: false,
      floor: true,
      deposit: true,
      kitchen: false,
      wc: true,
      shower: null,
      elevator: null,
      breakRoom: null,
      parking: null,
      loadingDock: null,
      clubRoom: null,
      guardBooth: null,
      gym: false,
    });
    expect(Object.keys(matches)).toEqual([...matchFields, ...amenities]);
  });

  test('§3 A field of which one side says nothing is unresolved and carries no weight', () => {
    const match = scoreMatch(silentNeed, perfectListing, today);
    const resolved = match.explanation.filter(({ score }) => score !== null);
    expect(resolved).toEqual([{ field: 'location', weight: 15, score: 1000, match: true }]);
    expect(match.points).toBe(100);
  });
});

test('§3 A match explains itself: every field with its weight, score and match', () => {
  const { explanation } = scoreMatch(fullNeed, { ...perfectListing, rent: 1650, deposit: null }, today);
  expect(explanation).toEqual([
    { field: 'residenceType', weight: 45, score: 1000, match: true },
    { field: 'location', weight: 15, score: 1000, match: true },
    { field: 'rent', weight: 12, score: 500, match: false },
    { field: 'size', weight: 12, score: 1000, match: true },
    { field: 'roomCount', weight: 6, score: 1000, match: true },
    { field: 'moveInDate', weight: 4, score: 1000, match: true },
    { field: 'amenities', weight: 3, score: 1000, match: true },
    { field: 'floor', weight: 2, score: 1000, match: true },
    { field: 'deposit', weight: 1, score: null, match: null },
  ]);
});
