import {
  displayedPoints,
  explainMatch,
  scoreMatch,
  type ScoredListing,
  type ScoredNeed,
} from '@tilava/domain/matching';
import { distanceBetween, type Position } from '@tilava/domain/place';
import sampleMap from '../generated/sampleMap.json' with { type: 'json' };
import { samples, wantedStreet } from './samples.ts';

const { locations } = sampleMap;

export const wantedAddress = `${wantedStreet}, Helsinki`;

export const sampleNeed = {
  location: locations[wantedStreet],
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

const [office] = samples;

const sampleListing: ScoredListing = {
  location: locations[office.address],
  residenceType: office.residenceType,
  roomCount: [3],
  floor: 'top',
  size: office.size,
  rent: office.rent,
  moveInDate: '2027-02-01',
  moveOutDate: null,
  deposit: null,
  amenities: ['kitchen'],
};

const sampleDay = '2027-01-01';

/** What of the example can be changed. */
export interface SampleChoice {
  readonly rent: number;
  readonly size: number;
  /** Metres from the wanted place. */
  readonly distance: number;
}

const officeDistance = distanceBetween(sampleNeed.location, sampleListing.location);

/** At first it is the first of the samples. */
export const firstChoice: SampleChoice = {
  rent: office.rent,
  size: office.size,
  distance: Math.round(officeDistance / 100) * 100,
};

/** How well the example matches, and why. */
export function matchSample({ distance, ...listing }: SampleChoice) {
  return match({ ...sampleListing, ...listing, location: towardsOffice(distance) });
}

/** All samples, as a map shows them. */
export const mappedSamples = () =>
  samples.map(({ address, residenceType, rent, size }) => {
    const location = locations[address];
    return {
      id: address,
      street: address,
      residenceType,
      location,
      distance: distanceBetween(sampleNeed.location, location),
      area: size,
      rent,
      points: match({ ...sampleListing, location, residenceType, rent, size }).points,
    };
  });

function match(listing: ScoredListing) {
  const score = scoreMatch(sampleNeed, listing, sampleDay);
  return {
    points: displayedPoints(score),
    fields: explainMatch(score, sampleNeed, listing, sampleDay),
  };
}

/** In the office's direction from the wanted place. */
function towardsOffice(distance: number): Position {
  const [from, to, share] = [sampleNeed.location, sampleListing.location, distance / officeDistance];
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
