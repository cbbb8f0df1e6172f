/**
 * What each field adds to the points of a pair, as one number, so that a pair's parts are simply added up: seven bits
 * of the weight, above them the weight times the score. A field that is unresolved adds nothing.
 */
import { fullScore, percentOf, reachesPoints } from '@tilava/domain/matching';

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
