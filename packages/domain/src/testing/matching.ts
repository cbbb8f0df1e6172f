import type { ScoredListing, ScoredNeed } from '../matching/subjects.ts';

/** A need that says nothing: every field but the location is unresolved against it. */
export const silentNeed: ScoredNeed = {
  location: { latitude: 60.1699, longitude: 24.9384 },
  residenceType: [],
  roomCount: [],
  floor: [],
  sizeMin: null,
  sizeMax: null,
  rentMin: null,
  rentMax: null,
  moveInDate: null,
  deposit: null,
  amenities: [],
};

/** A need that asks for something in every field. */
export const fullNeed: ScoredNeed = {
  ...silentNeed,
  residenceType: ['office'],
  roomCount: [2, 3],
  floor: ['middle', 'top'],
  sizeMin: 50,
  sizeMax: 100,
  rentMin: 800,
  rentMax: 1500,
  moveInDate: '2026-06-01',
  deposit: 0,
  amenities: ['kitchen', 'wc', 'gym'],
};

/** Premises that meet the full need in everything. */
export const perfectListing: ScoredListing = {
  location: { latitude: 60.1699, longitude: 24.9384 },
  residenceType: 'office',
  roomCount: [2],
  floor: 'top',
  size: 75,
  rent: 1200,
  moveInDate: '2026-05-01',
  moveOutDate: null,
  deposit: 0,
  amenities: ['kitchen', 'wc', 'gym', 'parking'],
};
