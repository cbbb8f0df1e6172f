import {
  displayedPoints,
  explainMatch,
  scoreMatch,
  type ScoredListing,
  type ScoredNeed,
} from '@tilava/domain/matching';

export const sampleAddress = 'Kalevankatu 30, Helsinki';

export const sampleNeed = {
  location: { latitude: 60.16583, longitude: 24.93143 },
  residenceType: ['office'],
  roomCount: [2, 3],
  floor: ['middle', 'top'],
  sizeMin: 60,
  sizeMax: 90,
  rentMin: null,
  rentMax: 1250,
  moveInDate: '2027-03-01',
  deposit: null,
  amenities: ['kitchen', 'elevator'],
} as const satisfies ScoredNeed;

const sampleListing: ScoredListing = {
  location: { latitude: 60.17655, longitude: 24.93914 },
  residenceType: 'office',
  roomCount: [3],
  floor: 'top',
  size: 75,
  rent: 1350,
  moveInDate: '2027-02-01',
  moveOutDate: null,
  deposit: null,
  amenities: ['kitchen'],
};

const sampleDay = '2027-01-01';

export function matchSample() {
  const score = scoreMatch(sampleNeed, sampleListing, sampleDay);
  return {
    points: displayedPoints(score),
    fields: explainMatch(score, sampleNeed, sampleListing, sampleDay),
  };
}
