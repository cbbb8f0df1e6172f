import { amenities } from '../../enums/amenity.ts';
import { readRoomCounts } from '../../enums/roomCount.ts';
import { dayNumber } from '../../time/day.ts';
import { fullScore, toHundredths } from '../integers.ts';
import { availabilityOf } from '../scores/moveInDate.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { MatchField } from '../weights.ts';
import type { MatchWord } from './matchWord.ts';

export interface MatchedPair {
  readonly need: ScoredNeed;
  readonly listing: ScoredListing;
  /** Whole metres. */
  readonly distance: number;
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
}

type Score = number | null;

/** How far apart two amounts are, counted in hundredths as scores are; what is missing counts as 0. */
const gap = (one: number | null, other: number | null): number =>
  Math.abs((toHundredths(one) ?? 0) - (toHundredths(other) ?? 0)) / 100;

function residenceType(score: Score, { need, listing }: MatchedPair): MatchWord<'residenceType'> {
  const parameters = { type: listing.residenceType };
  if (score !== null) {
    return { key: score === fullScore ? 'residenceType.wanted' : 'residenceType.other', parameters };
  }
  return need.residenceType.length === 0
    ? { key: 'residenceType.unsaid', parameters: {} }
    : { key: 'residenceType.unknown', parameters };
}

function location(score: Score, { distance }: MatchedPair): MatchWord<'location'> {
  const parameters = { metres: distance };
  if (score === fullScore) return { key: 'location.near', parameters };
  return { key: score === 0 ? 'location.far' : 'location.farther', parameters };
}

function rent(score: Score, { need, listing }: MatchedPair): MatchWord<'rent'> {
  if (score === null) return { key: 'rent.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'rent.within', parameters: {} };
  return { key: 'rent.above', parameters: { euros: gap(listing.rent, need.rentMax) } };
}

function size(score: Score, { need, listing }: MatchedPair): MatchWord<'size'> {
  if (score === null) return { key: 'size.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'size.within', parameters: {} };
  return (toHundredths(listing.size) ?? 0) < (toHundredths(need.sizeMin) ?? 0)
    ? { key: 'size.below', parameters: { squareMetres: gap(listing.size, need.sizeMin) } }
    : { key: 'size.above', parameters: { squareMetres: gap(listing.size, need.sizeMax) } };
}

function roomCount(score: Score, { need, listing }: MatchedPair): MatchWord<'roomCount'> {
  const parameters = { rooms: readRoomCounts(listing.roomCount) };
  if (score === fullScore) return { key: 'roomCount.wanted', parameters };
  if (score !== null) return { key: score === 0 ? 'roomCount.other' : 'roomCount.oneOff', parameters };
  const isUnsaid = readRoomCounts(need.roomCount).length === 0;
  return { key: isUnsaid ? 'roomCount.unsaid' : 'roomCount.unknown', parameters: {} };
}

function moveInDate(score: Score, { need, listing, today }: MatchedPair): MatchWord<'moveInDate'> {
  const availability = availabilityOf(need, listing, today);
  if (score === null || availability === null) {
    const isUnsaid = dayNumber(need.moveInDate) === null;
    return { key: isUnsaid ? 'moveInDate.unsaid' : 'moveInDate.unknown', parameters: {} };
  }
  if (score === fullScore) return { key: 'moveInDate.inTime', parameters: {} };
  if (availability.isGivenUp) return { key: 'moveInDate.givenUp', parameters: {} };
  return { key: 'moveInDate.late', parameters: { days: availability.daysLate } };
}

function amenityWord(score: Score, { need, listing }: MatchedPair): MatchWord<'amenities'> {
  if (score === null) return { key: 'amenities.unsaid', parameters: {} };
  const wanted = amenities.filter((amenity) => need.amenities.includes(amenity));
  const missing = wanted.filter((amenity) => !listing.amenities.includes(amenity));
  const parameters = { there: wanted.length - missing.length, wanted: wanted.length, missing };
  if (score === fullScore) return { key: 'amenities.all', parameters };
  return { key: score === 0 ? 'amenities.none' : 'amenities.some', parameters };
}

function floor(score: Score, { listing }: MatchedPair): MatchWord<'floor'> {
  if (score === null) return { key: 'floor.unsaid', parameters: {} };
  const parameters = { floor: listing.floor };
  return { key: score === fullScore ? 'floor.wanted' : 'floor.other', parameters };
}

function deposit(score: Score, { need, listing }: MatchedPair): MatchWord<'deposit'> {
  if (score === fullScore) return { key: 'deposit.none', parameters: {} };
  if (score !== null) return { key: 'deposit.asked', parameters: { euros: gap(listing.deposit, 0) } };
  return { key: need.deposit === 0 ? 'deposit.unknown' : 'deposit.unsaid', parameters: {} };
}

type FieldWords = { readonly [Field in MatchField]: (score: Score, pair: MatchedPair) => MatchWord<Field> };

/** What is said of each field, by its score; the pair only fills the gaps, or tells which side says nothing. */
export const fieldWords: FieldWords = {
  residenceType,
  location,
  rent,
  size,
  roomCount,
  moveInDate,
  amenities: amenityWord,
  floor,
  deposit,
};
