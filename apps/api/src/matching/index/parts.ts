/**
 * What each field adds to the points of a pair, as one number, so that a pair's parts are simply added up: seven bits
 * of the weight, above them the weight times the score. A field that is unresolved adds nothing. The scores are the
 * domain's own; where there are few that a field can have, they stand in a table.
 */
import {
  fullScore,
  matchRadius,
  percentOf,
  reachesPoints,
  scoreLateness,
  scoreLocation,
  scoreOver,
  scoreUnder,
  weights,
} from '@tilava/domain/matching';
import { noBound, noDay } from './fields.ts';

/** All weights are 100, and all of them times the full score 100,000. */
const weightBits = 7;
const weightMask = (1 << weightBits) - 1;

/** What a field of that score adds. */
export const partOf = (weight: number, score: number): number => ((weight * score) << weightBits) | weight;

const weightOf = (sum: number): number => sum & weightMask;
const weightedOf = (sum: number): number => sum >>> weightBits;

/** The score that a field's part was made of; null where the field is unresolved. */
export const scoreOfPart = (part: number): number | null =>
  part === 0 ? null : weightedOf(part) / weightOf(part);

/** The points of a pair, from the sum of its parts. */
export const pointsOfSum = (sum: number): number => percentOf(weightedOf(sum), weightOf(sum));

/** Whether a sum of parts makes so many points, or more. */
export const sumReaches = (points: number, sum: number): boolean =>
  reachesPoints(points, weightedOf(sum), weightOf(sum));

/**
 * No part of a table, or of several added up, makes more of what is added to it: as many fields as one of them tells, and
 * all of them full. The greatest part is not that, since a field that is told and does not fit takes points away.
 */
export function bestOfParts(table: Int32Array): number {
  let weight = 0;
  for (const part of table) weight = Math.max(weight, weightOf(part));
  return partOf(weight, fullScore);
}

/** By whole metres, up to the radius. */
export const locationParts = Int32Array.from({ length: matchRadius + 1 }, (_, distance) =>
  partOf(weights.location, scoreLocation(distance)),
);

/** What fields add that are not told by flags, where nothing fits better. */
export const bestParts = {
  rent: partOf(weights.rent, fullScore),
  size: partOf(weights.size, fullScore),
  moveInDate: partOf(weights.moveInDate, fullScore),
} as const;

/** Sums and sizes are whole hundredths. */
export function rentPart(rent: number, hasBound: boolean, maximum: number): number {
  if (!hasBound) return 0;
  return maximum === noBound || rent <= maximum
    ? bestParts.rent
    : partOf(weights.rent, scoreUnder(rent, maximum));
}

/** See `rentPart`; a minimum that is not set is below every size. */
export function sizePart(size: number, minimum: number, maximum: number): number {
  if (size < minimum) return partOf(weights.size, scoreOver(size, minimum));
  if (maximum !== noBound)
    return size <= maximum ? bestParts.size : partOf(weights.size, scoreUnder(size, maximum));
  return minimum === noBound ? 0 : bestParts.size;
}

const mostDaysLate = 365;
/** By days that the premises become free too late; the last stands for all beyond. */
const latenessParts = Int32Array.from({ length: mostDaysLate + 1 }, (_, days) =>
  partOf(weights.moveInDate, scoreLateness(days)),
);
const givenUpPart = partOf(weights.moveInDate, 0);

/** Days are counted from 1970-01-01; see `fields.ts` for those that are not said. */
export function moveInPart(wanted: number, free: number, givenUp: number, today: number): number {
  if (wanted === noDay || free === noDay) return 0;
  if (givenUp <= wanted) return givenUpPart;
  const daysLate = Math.max(free, today) - wanted;
  return latenessParts[Math.min(Math.max(daysLate, 0), mostDaysLate)] ?? 0;
}
