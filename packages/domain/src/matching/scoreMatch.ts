import type { Amenity } from '../enums/amenity.ts';
import { distanceBetween } from '../place/distance.ts';
import { matchOf, pointsOf, type FieldScores } from './points.ts';
import { matchAmenity, scoreAmenities } from './scores/amenities.ts';
import { scoreDeposit } from './scores/deposit.ts';
import { scoreFloor } from './scores/floor.ts';
import { scoreLocation } from './scores/location.ts';
import { scoreMoveInDate } from './scores/moveInDate.ts';
import { scoreRent } from './scores/rent.ts';
import { scoreResidenceType } from './scores/residenceType.ts';
import { scoreRoomCount } from './scores/roomCount.ts';
import { scoreSize } from './scores/size.ts';
import type { ScoredListing, ScoredNeed } from './subjects.ts';
import { matchFields, weights, type MatchField } from './weights.ts';

/**
 * Per field and amenity: true is a match, false a mismatch, null unresolved.
 *
 * @example
 * const { rent, gym }: Pick<FieldMatches, 'rent' | 'gym'> = { rent: true, gym: null };
 */
export type FieldMatches = Readonly<Record<MatchField | Amenity, boolean | null>>;

/**
 * One field's part in the points.
 *
 * @example
 * const explanation: MatchExplanation = { field: 'rent', weight: 12, score: 500, match: false };
 */
export interface MatchExplanation {
  readonly field: MatchField;
  readonly weight: number;
  /** 0 to 1000; null where the field is unresolved and carries no weight. */
  readonly score: number | null;
  readonly match: boolean | null;
}

/**
 * How well premises suit a need.
 *
 * @example
 * const { points, distance }: Pick<MatchScore, 'points' | 'distance'> = { points: 87, distance: 1240 };
 */
export interface MatchScore {
  /** Per cent, a whole number from 0 to 100. */
  readonly points: number;
  /** Whole metres. */
  readonly distance: number;
  readonly matches: FieldMatches;
  /** All nine fields, heaviest first. */
  readonly explanation: MatchExplanation[];
}

function scoreFields(need: ScoredNeed, listing: ScoredListing, distance: number, today: string): FieldScores {
  return {
    residenceType: scoreResidenceType(need, listing),
    location: scoreLocation(distance),
    rent: scoreRent(need, listing),
    size: scoreSize(need, listing),
    roomCount: scoreRoomCount(need, listing),
    moveInDate: scoreMoveInDate(need, listing, today),
    amenities: scoreAmenities(need, listing),
    floor: scoreFloor(need, listing),
    deposit: scoreDeposit(need, listing),
  };
}

function matchesOf(scores: FieldScores, need: ScoredNeed, listing: ScoredListing): FieldMatches {
  const amenityMatch = (amenity: Amenity): boolean | null => matchAmenity(amenity, need, listing);
  return {
    residenceType: matchOf(scores.residenceType),
    location: matchOf(scores.location),
    rent: matchOf(scores.rent),
    size: matchOf(scores.size),
    roomCount: matchOf(scores.roomCount),
    moveInDate: matchOf(scores.moveInDate),
    amenities: matchOf(scores.amenities),
    floor: matchOf(scores.floor),
    deposit: matchOf(scores.deposit),
    kitchen: amenityMatch('kitchen'),
    wc: amenityMatch('wc'),
    shower: amenityMatch('shower'),
    elevator: amenityMatch('elevator'),
    breakRoom: amenityMatch('breakRoom'),
    parking: amenityMatch('parking'),
    loadingDock: amenityMatch('loadingDock'),
    clubRoom: amenityMatch('clubRoom'),
    guardBooth: amenityMatch('guardBooth'),
    gym: amenityMatch('gym'),
  };
}

/**
 * Scores premises against a tenant's need (specification, section 3, Match): points in per cent, distance in
 * whole metres, a match per field and amenity, and the explanation of the points. This is the reference
 * that every other engine must equal, to the last point.
 *
 * Age, gender, family, language and nationality are not even read.
 *
 * @param today - the calendar day in Europe/Helsinki, `YYYY-MM-DD`, as `helsinkiDay` gives it
 * @example
 * const need: ScoredNeed = {
 *   location: { latitude: 60.1699, longitude: 24.9384 },
 *   residenceType: ['office'],
 *   roomCount: [2, 3],
 *   floor: ['middle', 'top'],
 *   sizeMin: 50,
 *   sizeMax: 100,
 *   rentMin: null,
 *   rentMax: 1500,
 *   moveInDate: '2026-06-01',
 *   deposit: null,
 *   amenities: ['kitchen'],
 * };
 * const listing: ScoredListing = {
 *   location: { latitude: 60.1887, longitude: 24.9384 },
 *   residenceType: 'coWorkingSpace',
 *   roomCount: [2],
 *   floor: 'top',
 *   size: 75,
 *   rent: 1350,
 *   moveInDate: '2026-05-01',
 *   moveOutDate: null,
 *   deposit: 0,
 *   amenities: ['kitchen', 'parking'],
 * };
 * scoreMatch(need, listing, '2026-03-01').points; // 92
 */
export function scoreMatch(need: ScoredNeed, listing: ScoredListing, today: string): MatchScore {
  const distance = distanceBetween(need.location, listing.location);
  const scores = scoreFields(need, listing, distance, today);
  return {
    points: pointsOf(scores),
    distance,
    matches: matchesOf(scores, need, listing),
    explanation: matchFields.map((field) => ({
      field,
      weight: weights[field],
      score: scores[field],
      match: matchOf(scores[field]),
    })),
  };
}
