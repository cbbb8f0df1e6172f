import { matchFields, type MatchField } from '@tilava/domain/matching';
import { amenities } from './amenities.ts';
import type { Criteria, FlagCriterion } from './criterion.ts';
import { deposit } from './deposit.ts';
import { floor } from './floor.ts';
import { location } from './location.ts';
import { moveInDate } from './moveInDate.ts';
import { rent } from './rent.ts';
import { residenceType } from './residenceType.ts';
import { roomCount } from './roomCount.ts';
import { size } from './size.ts';

/** How each field of a match is scored in SQL and in the index. */
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
} as const satisfies Criteria;

type Criterions = typeof criteria;

/** A field that is told by flags alone. */
export type FlagField = {
  [Field in keyof Criterions]: Criterions[Field] extends FlagCriterion ? Field : never;
}[keyof Criterions];

const isFlagField = (field: MatchField): field is FlagField => 'flags' in criteria[field];

/** The columns of announcements that are scored: those of `a` that some criterion's SQL names. */
export const scoredColumns: readonly string[] = [
  ...new Set(matchFields.flatMap((field) => criteria[field].sql.match(/(?<=\ba\.)\w+/gu) ?? [])),
];

/** Heaviest first. */
export const flagFields: readonly FlagField[] = matchFields.filter(isFlagField);
