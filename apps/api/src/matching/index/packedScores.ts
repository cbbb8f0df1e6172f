/** What each field adds to a pair's points, as one number: eight bits of weight, above them weight times score. */
import { fullScore, percentOf, reachesPoints } from '@tilava/domain/matching';

/**
 * All weights are 200 at the most, where everything is important, and all of them times the full score 200,000. What a
 * field adds with a multiple of its weight is the same multiple of its number.
 */
const weightBits = 8;
const weightMask = (1 << weightBits) - 1;

export const packScore = (weight: number, score: number): number => ((weight * score) << weightBits) | weight;

const weightOf = (sum: number): number => sum & weightMask;
const weightedOf = (sum: number): number => sum >>> weightBits;

export const unpackScore = (packed: number): number | null =>
  packed === 0 ? null : weightedOf(packed) / weightOf(packed);

export const pointsOfSum = (sum: number): number => percentOf(weightedOf(sum), weightOf(sum));

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

/** Whole numbers of a word are told apart by so many steps; the last one stands for all beyond. */
const steps = 256;

/** What a word of a row can add at the most: a table over ranges of its value. */
export interface BestScores {
  /** Where it is in a row, in words. */
  readonly word: number;
  readonly shift: number;
  readonly table: Int32Array;
}

/**
 * Makes the table. Looked up, it tells most rows that are out of the question from others without a branch, which
 * processors predict badly here, and without a division.
 *
 * @param scoreOf - what a value adds: less and less the farther it is from `peak`
 * @param scale - a value round which `scoreOf` changes: steps are about a hundredth of it
 */
export function bestScores(
  word: number,
  scoreOf: (value: number) => number,
  { peak, scale }: { readonly peak: number; readonly scale: number },
): BestScores {
  const shift = Math.max(0, 32 - Math.clz32(scale) - Math.log2(steps / 2));
  const table = Int32Array.from({ length: steps }, (_, step) => {
    const lowest = step * 2 ** shift;
    const highest = step === steps - 1 ? Number.POSITIVE_INFINITY : lowest + 2 ** shift - 1;
    return scoreOf(Math.min(Math.max(peak, lowest), highest));
  });
  return { word, shift, table };
}

/** The same table for a multiple of the weight. */
export const multiply = (best: BestScores, factor: number): BestScores => ({
  ...best,
  table: best.table.map((packed) => factor * packed),
});

/** What a row's word can add at the most. What is not set is -1, and lies beyond all steps. */
export const bestAt = (ints: Int32Array, from: number, { word, shift, table }: BestScores): number =>
  table[Math.min((ints[from + word] ?? 0) >>> shift, steps - 1)] ?? 0;
