import type { Contract } from '../contract.ts';
import { matchFields, weights, type MatchField } from './criteria/criteria.ts';
import { fullScore } from './integers.ts';
import { ofEach } from './ofEach.ts';
import type { FieldScores, Weights } from './points.ts';

export type Importance = Contract['Importance'];

/** How much criteria count for a tenant; what is left out is normal, and null is all of that. */
export type FieldImportance = Contract['FieldImportance'];

/** Most important first, in the order in which forms offer them. */
export const importances = [
  'must',
  'important',
  'normal',
  'ignored',
] as const satisfies readonly Importance[];

/** By how much each multiplies the weight of a criterion. */
export const importanceFactors = {
  must: 2,
  important: 2,
  normal: 1,
  ignored: 0,
} as const satisfies Readonly<Record<Importance, number>>;

/**
 * What the weight of each criterion is multiplied by.
 *
 * @example
 * factorsFor({ rent: 'must', floor: 'ignored' }).rent; // 2
 */
export const factorsFor = (importance: FieldImportance | null | undefined): Record<MatchField, number> =>
  ofEach(matchFields, (field) => importanceFactors[importance?.[field] ?? 'normal']);

/**
 * The weights by which a tenant's own matches are scored. Others, such as landlords, see those of the table.
 *
 * @example
 * weightsFor({ rent: 'important' }).rent; // 24
 */
export const weightsFor = (importance: FieldImportance | null | undefined): Weights =>
  importance ? ofEach(matchFields, (field) => weights[field] * factorsFor(importance)[field]) : weights;

/** Whether any criterion counts: without one there are no points. */
export const isAnyCounted = (importance: FieldImportance | null): boolean =>
  matchFields.some((field) => importance?.[field] !== 'ignored');

/** The criteria that a tenant insists on, heaviest first. */
export const mustFields = (importance: FieldImportance | null | undefined): readonly MatchField[] =>
  matchFields.filter((field) => importance?.[field] === 'must');

/** The must-haves that a pair misses, which hide it. What is unknown is not missed. */
export const missedMusts = (
  importance: FieldImportance | null | undefined,
  scores: FieldScores,
): readonly MatchField[] =>
  mustFields(importance).filter((field) => (scores[field] ?? fullScore) < fullScore);
