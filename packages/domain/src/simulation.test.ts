import { expect, test } from 'vitest';
import { anonymousSimulation, changedListing } from './simulation.ts';

const listing = {
  residenceType: 'office',
  roomCount: [2],
  floor: 'middle',
  deposit: null,
  location: { latitude: 60.17, longitude: 24.94 },
  size: 80,
  rent: 2000,
  moveInDate: '2027-03-31',
  moveOutDate: null,
  amenities: ['wc'],
} as const;

test('a listing is changed by per cent, whole months and features that it lacks', () => {
  expect(changedListing(listing, {})).toEqual(listing);
  expect(
    changedListing(listing, { rentChange: -5, monthsEarlier: 1, amenities: ['wc', 'elevator'] }),
  ).toEqual({
    ...listing,
    rent: 1900,
    moveInDate: '2027-02-28',
    amenities: ['wc', 'elevator'],
  });
});

test('a date that isn’t stated stays unstated', () => {
  expect(changedListing({ ...listing, moveInDate: null }, { monthsEarlier: 6 }).moveInDate).toBeNull();
});

test('groups under five are not told of, and counts are rounded down to fives', () => {
  const group = (count: number, people = count) => ({ count, people });
  expect(anonymousSimulation({ before: group(23), gained: group(9), lost: group(4) })).toEqual({
    before: 20,
    gained: 5,
    lost: 0,
  });
  expect(anonymousSimulation({ before: group(4), gained: group(12, 4), lost: group(0) })).toEqual({
    before: null,
    gained: 0,
    lost: 0,
  });
});
