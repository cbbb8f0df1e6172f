import { matchFields, weights, type MatchField } from './weights.ts';

/**
 * Each field's score, a whole number from 0 to 1000, or null where it is unresolved.
 *
 * @example
 * const scoreOfRent = (scores: FieldScores) => scores.rent; // 500
 */
export type FieldScores = Readonly<Record<MatchField, number | null>>;

/**
 * The match percentage (specification, section 3): the weighted mean of the resolved fields' scores, rounded
 * half up, in integers only. Unresolved fields carry no weight. 0 where nothing is resolved.
 *
 * @returns per cent, a whole number from 0 to 100
 * @example
 * const points = (scores: FieldScores) => pointsOf({ ...scores, residenceType: 0 }); // 55 at the most
 */
export function pointsOf(scores: FieldScores): number {
  let weightedSum = 0;
  let weightSum = 0;
  for (const field of matchFields) {
    const score = scores[field];
    if (score === null) continue;
    weightedSum += weights[field] * score;
    weightSum += weights[field];
  }
  return weightSum === 0 ? 0 : Math.floor((weightedSum + 5 * weightSum) / (10 * weightSum));
}

/**
 * A field's match: true where its score is above 500, false otherwise, null where it is unresolved
 * (specification, section 3).
 *
 * @example
 * matchOf(500); // false
 */
export function matchOf(score: number | null): boolean | null {
  return score === null ? null : score > 500;
}
