import { matchFields, weights, type MatchField } from './criteria/criteria.ts';

/** A whole number from 0 to 1000, or null where the field is unresolved. */
export type FieldScores = Readonly<Record<MatchField, number | null>>;

/** What each field counts for: the table's weights, or a tenant's own. */
export type Weights = Readonly<Record<MatchField, number>>;

/**
 * The match percentage, 0 to 100 (specification, section 3): the weighted mean of the resolved fields' scores,
 * rounded half up, in integers only. Unresolved fields carry no weight. 0 where nothing is resolved.
 */
export function pointsOf(scores: FieldScores, by: Weights = weights): number {
  let weightedSum = 0;
  let weightSum = 0;
  for (const field of matchFields) {
    const score = scores[field];
    if (score === null) continue;
    weightedSum += by[field] * score;
    weightSum += by[field];
  }
  return percentOf(weightedSum, weightSum);
}

/**
 * What `pointsOf` makes of the scores, each times its weight, and of the weights of the fields that are resolved.
 *
 * @example
 * percentOf(45 * 1000 + 15 * 500, 45 + 15); // 88
 */
export function percentOf(weightedSum: number, weightSum: number): number {
  return weightSum === 0 ? 0 : Math.floor((weightedSum + 5 * weightSum) / (10 * weightSum));
}

/**
 * Whether `percentOf` makes so many points of them, or more; told without a division.
 *
 * @example
 * reachesPoints(88, 45 * 1000 + 15 * 500, 45 + 15); // true
 */
export function reachesPoints(points: number, weightedSum: number, weightSum: number): boolean {
  return weightSum === 0 ? points <= 0 : weightedSum >= (10 * points - 5) * weightSum;
}

/**
 * A field's match: true where its score is above 500, false otherwise, null where it is unresolved (specification,
 * section 3).
 */
export function matchOf(score: number | null): boolean | null {
  return score === null ? null : score > 500;
}
