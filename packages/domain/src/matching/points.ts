import { matchFields, weights, type MatchField } from './weights.ts';

/**
 * Each field's score, a whole number from 0 to 1000, or null where it is unresolved.
 *
 * @example
 * const { rent, size }: Pick<FieldScores, 'rent' | 'size'> = { rent: 1000, size: null };
 */
export type FieldScores = Readonly<Record<MatchField, number | null>>;

/**
 * The match percentage (specification, section 3): the weighted mean of the resolved fields' scores, rounded
 * half up, in integers only. Unresolved fields carry no weight. 0 where nothing is resolved.
 *
 * @returns per cent, a whole number from 0 to 100
 * @example
 * const nothingResolved: FieldScores = {
 *   residenceType: null,
 *   location: null,
 *   rent: null,
 *   size: null,
 *   roomCount: null,
 *   moveInDate: null,
 *   amenities: null,
 *   floor: null,
 *   deposit: null,
 * };
 * pointsOf({ ...nothingResolved, location: 1000, rent: 500 }); // 78
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
