import { describe, expect, test } from 'vitest';
import { areaOf } from '../place/drawnArea.ts';
import { matchReasons } from './matchReasons.ts';
import { scoreMatch } from './scoreMatch.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';

const today = '2026-11-01';

const need: ScoredNeed = {
  location: { latitude: 60.17, longitude: 24.94 },
  residenceType: ['office'],
  roomCount: [2],
  floor: ['top'],
  amenities: ['kitchen', 'elevator', 'wc'],
  deposit: 0,
  sizeMin: 50,
  sizeMax: 100,
  rentMin: null,
  rentMax: 1000,
  moveInDate: '2026-12-01',
};

const fitting: ScoredListing = {
  location: need.location,
  residenceType: 'office',
  roomCount: [2],
  floor: 'top',
  amenities: ['kitchen', 'elevator', 'wc'],
  deposit: 0,
  size: 75,
  rent: 900,
  moveInDate: '2026-11-15',
  moveOutDate: null,
};

const reasonsOf = (change: Partial<ScoredListing> = {}) => {
  const listing = { ...fitting, ...change };
  return matchReasons(scoreMatch(need, listing, today), need, listing);
};

describe('the reasons of a match', () => {
  test('are one where every wish is met', () => {
    expect(reasonsOf()).toEqual([{ field: 'all', outcome: 'match' }]);
    const indifferent = { ...need, deposit: null, floor: [] };
    const listing = { ...fitting, deposit: null };
    const match = scoreMatch(indifferent, listing, today);
    expect(matchReasons(match, indifferent, listing)).toEqual([{ field: 'all', outcome: 'match' }]);
  });

  test('are the three heaviest criteria that are met, where it is not known whether others are', () => {
    expect(reasonsOf({ deposit: null })).toEqual([
      { field: 'residenceType', outcome: 'match' },
      { field: 'location', outcome: 'match' },
      { field: 'rent', outcome: 'match' },
    ]);
  });

  test('say nothing of the location within a drawn area', () => {
    const drawnArea = areaOf([24_930_000, 60_160_000, 24_950_000, 60_160_000, 24_940_000, 60_180_000]);
    const drawn = { ...need, drawnArea };
    const listing = { ...fitting, deposit: null };
    expect(matchReasons(scoreMatch(drawn, listing, today), drawn, listing).map(({ field }) => field)).toEqual(
      ['residenceType', 'rent', 'size'],
    );
  });

  test('begin with those that cost most points, and by how much they are missed', () => {
    // 6 of 12 points for the rent, 12 of 12 for the size, 1 of 3 for the amenities.
    expect(reasonsOf({ rent: 1100, size: 130, amenities: ['wc', 'kitchen'] }).slice(0, 3)).toEqual([
      { field: 'size', outcome: 'mismatch', gap: 30, missing: [] },
      { field: 'rent', outcome: 'mismatch', gap: 100, missing: [] },
      { field: 'amenities', outcome: 'partial', gap: 0, missing: ['elevator'] },
    ]);
  });

  test('tell what is too small from what is too large', () => {
    expect(reasonsOf({ size: 48 })).toContainEqual({
      field: 'size',
      outcome: 'partial',
      gap: -2,
      missing: [],
    });
  });

  test('are at most three against it', () => {
    const against = reasonsOf({
      residenceType: 'garage',
      rent: 2000,
      size: 10,
      floor: 'bottom',
      deposit: 500,
    }).filter(({ outcome }) => outcome !== 'match');
    expect(against.map(({ field }) => field)).toEqual(['residenceType', 'rent', 'size']);
  });

  test('leave out what is not compared', () => {
    const indifferent = { ...need, deposit: null, floor: [] };
    const listing = { ...fitting, residenceType: 'nursingHome' as const };
    const fields = matchReasons(scoreMatch(indifferent, listing, today), indifferent, listing).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['location', 'rent', 'size']);
  });
});
