import { matchFields, type MatchField } from '@tilava/domain/matching';
import { amountCriteria } from './amounts.ts';
import type { Criterion } from './criterion.ts';
import { reachText } from '../drawnArea.ts';
import { importanceColumns } from '../importance.ts';
import { flagCriteria } from './flags.ts';

export const criteria = { ...flagCriteria, ...amountCriteria } as const satisfies Record<
  MatchField,
  Criterion
>;

export type FlagField = keyof typeof flagCriteria;

const isFlagField = (field: MatchField): field is FlagField => field in flagCriteria;

/** Heaviest first. */
export const flagFields: readonly FlagField[] = matchFields.filter(isFlagField);

/** The columns of one side that SQL names: of `n` (needs), `a` (announcements) or `t` (users). */
export const columnsIn = (alias: 'n' | 'a' | 't', text: string): readonly string[] => [
  ...new Set(text.match(new RegExp(`(?<=\\b${alias}\\.)\\w+`, 'gu'))),
];

const allSql = matchFields.map((field) => criteria[field].sql).join('\n');

/** The columns that are scored, besides those of the place. */
export const scoredColumns = {
  announcements: columnsIn('a', allSql),
  needs: columnsIn('n', [allSql, reachText, ...importanceColumns].join('\n')),
} as const;
