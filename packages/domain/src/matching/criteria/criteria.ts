import type { Contract } from '../../contract.ts';
import { ofEach } from '../ofEach.ts';
import { amenities } from './amenities.ts';
import type { Criterion } from './criterion.ts';
import { deposit } from './deposit.ts';
import { floor } from './floor.ts';
import { location } from './location.ts';
import { moveInDate } from './moveInDate.ts';
import { rent } from './rent.ts';
import { residenceType } from './residenceType.ts';
import { roomCount } from './roomCount.ts';
import { size } from './size.ts';

/** All that counts in the points of a match, heaviest first; explanations keep this order. */
export const criteria = {
  residenceType,
  location,
  rent,
  size,
  roomCount,
  moveInDate,
  amenities,
  floor,
  deposit,
} as const satisfies Record<Contract['MatchField'], Criterion>;

export type MatchField = keyof typeof criteria;

/** Heaviest first. */
export const matchFields = Object.keys(criteria) as readonly MatchField[];

/** They add up to 100. */
export const weights = ofEach(matchFields, (field) => criteria[field].weight);

/** What is said of one field, or of any where none is named. */
export type MatchWord<Field extends MatchField = MatchField> = ReturnType<(typeof criteria)[Field]['word']>;

export type MatchWordKey = MatchWord['key'];

/** What fills the gaps of each text. */
export type MatchWordParameters = {
  readonly [Word in MatchWord as Word['key']]: Word['parameters'];
};

/** One field's score; the distance is in whole metres, today `YYYY-MM-DD`. */
export function scoreField(field: MatchField, ...pair: Parameters<Criterion['score']>): number | null {
  return criteria[field].score(...pair);
}

/** Each field's score, for those who need no more than the points. */
export function scoreFields(...pair: Parameters<Criterion['score']>): Record<MatchField, number | null> {
  return ofEach(matchFields, (field) => scoreField(field, ...pair));
}
