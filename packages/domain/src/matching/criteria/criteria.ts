import type { Contract } from '../../contract.ts';
import { ofEach } from '../ofEach.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import { amountCriteria } from './amounts.ts';
import type { Criterion } from './criterion.ts';
import { flagCriteria } from './flags.ts';

type ScoredCriterion = Criterion<ScoredNeed, ScoredListing>;

/** All that counts in the points of a match. */
export const criteria = { ...flagCriteria, ...amountCriteria } as const satisfies Record<
  Contract['MatchField'],
  ScoredCriterion
>;

export type MatchField = keyof typeof criteria;

/** Heaviest first; explanations keep this order. */
export const matchFields = (Object.keys(criteria) as readonly MatchField[]).toSorted(
  (one, other) => criteria[other].weight - criteria[one].weight,
);

/** They add up to 100. */
export const weights = ofEach(matchFields, (field) => criteria[field].weight);

/** What is said of one field, or of any where none is named. */
export type MatchMessage<Field extends MatchField = MatchField> = ReturnType<
  (typeof criteria)[Field]['message']
>;

export type MatchMessageKey = MatchMessage['key'];

/** What fills the gaps of each text. */
export type MatchMessageParameters = {
  readonly [Message in MatchMessage as Message['key']]: Message['parameters'];
};

/** One field's score; the reach is in whole metres, today `YYYY-MM-DD`. */
export function scoreField(field: MatchField, ...pair: Parameters<ScoredCriterion['score']>): number | null {
  return criteria[field].score(...pair);
}

/** Each field's score, for those who need no more than the points. */
export function scoreFields(
  ...pair: Parameters<ScoredCriterion['score']>
): Record<MatchField, number | null> {
  return ofEach(matchFields, (field) => scoreField(field, ...pair));
}
