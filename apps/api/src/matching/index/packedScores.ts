/**
 * What each field adds to the points of a pair, as one number, so that scores are simply added up: seven bits of the
 * weight, above them the weight times the score. A field that is unresolved adds nothing.
 */
import { fullScore, percentOf, reachesPoints } from '@tilava/domain/matching';

/** All weights are 100, and all of them times the full score 100,000. */
const weightBits = 7;
const weightMask = (1 << weightBits) - 1;

export const packScore = (weight: number, score: number): number => ((weight * score) << weightBits) | weight;

const weightOf = (sum: number): number => sum & weightMask;
const weightedOf = (sum: number): number => sum >>> weightBits;

/** Null for a field that is unresolved. */
export const unpackScore = (packed: number): number | null =>
  packed === 0 ? null : weightedOf(packed) / weightOf(packed);

/** The points of a pair, from the sum of its packed scores. */
export const pointsOfSum = (sum: number): number => percentOf(weightedOf(sum), weightOf(sum));

/** Whether a sum of packed scores makes so many points, or more. */
export const sumReaches = (points: number, sum: number): boolean =>
  reachesPoints(points, weightedOf(sum), weightOf(sum));

/**
 * No packed score of a table, or of several added up, makes more of what is added to it: as many fields as one of them tells, and
 * all of them full. The greatest packed score is not that, since a field that is told and does not fit takes points away.
 */
export function bestPackedScore(table: Int32Array): number {
  let weight = 0;
  for (const packed of table) weight = Math.max(weight, weightOf(packed));
  return packScore(weight, fullScore);
}
