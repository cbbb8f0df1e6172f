import { matchFields, type MatchField } from '@tilava/domain/matching';
import type { Criteria } from './criterion.ts';
import { flagCriteria } from './flags.ts';
import { location } from './location.ts';
import { moveInDate } from './moveInDate.ts';
import { rent } from './rent.ts';
import { size } from './size.ts';

/** How each field of a match is scored in SQL and in the index. */
export const criteria = {
  ...flagCriteria,
  location,
  rent,
  size,
  moveInDate,
} as const satisfies Criteria;

/** A field that is told by flags alone. */
export type FlagField = keyof typeof flagCriteria;

const isFlagField = (field: MatchField): field is FlagField => field in flagCriteria;

/** The columns of announcements that are scored: those of `a` that some criterion's SQL names. */
export const scoredColumns: readonly string[] = [
  ...new Set(matchFields.flatMap((field) => criteria[field].sql.match(/(?<=\ba\.)\w+/gu) ?? [])),
];

/** Heaviest first. */
export const flagFields: readonly FlagField[] = matchFields.filter(isFlagField);
