/** How much criteria count for a tenant, as needs store it: three sets of criteria, which are all empty where everything is normal. */
import {
  type FieldImportance,
  fullScore,
  type Importance,
  type MatchField,
  matchFields,
  weights,
} from '@tilava/domain/matching';
import type { needs } from '../db/schema.ts';
import { fromMask, toMask } from '../db/masks.ts';

/** Bit i of a set stands for the i-th of these, which therefore only grow at their end. */
const fieldOrder = [
  'residenceType',
  'location',
  'rent',
  'size',
  'roomCount',
  'moveInDate',
  'amenities',
  'floor',
  'deposit',
] as const satisfies readonly MatchField[];

export type ImportanceColumns = Pick<typeof needs.$inferSelect, 'musts' | 'important' | 'ignored'>;

const stored = {
  musts: 'must',
  important: 'important',
  ignored: 'ignored',
} as const satisfies Readonly<Record<keyof ImportanceColumns, Importance>>;

const columnNames = Object.keys(stored) as readonly (keyof ImportanceColumns)[];

export function toImportanceColumns(importance: FieldImportance | null): ImportanceColumns {
  const maskOf = (wanted: Importance) =>
    toMask<MatchField>(
      fieldOrder,
      fieldOrder.filter((field) => importance?.[field] === wanted),
    );
  return { musts: maskOf('must'), important: maskOf('important'), ignored: maskOf('ignored') };
}

/** What isn't normal; null where everything is. */
export function importanceOf(columns: ImportanceColumns): FieldImportance | null {
  const entries = columnNames.flatMap((name) =>
    fromMask<MatchField>(fieldOrder, columns[name]).map((field) => [field, stored[name]] as const),
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Tells lists apart that are scored with other weights; 0 where everything is normal. */
export const weightingOf = (columns: ImportanceColumns): number =>
  columnNames.reduce((sum, name) => sum * 2 ** fieldOrder.length + columns[name], 0);

export const greatestWeighting = 2 ** (columnNames.length * fieldOrder.length) - 1;

/** In SQL, the columns of `n` that hold it. */
export const importanceColumns = columnNames.map((name) => `n.${name}`);

const bitOf = (field: MatchField): number => fieldOrder.indexOf(field);

/** A set of one field. */
export const setOf = (field: MatchField): number => 1 << bitOf(field);

/** In SQL, what a field weighs for the tenant whose need `n` is: the domain's `weightsFor`. */
export const ownWeight = (field: MatchField): string =>
  `${weights[field]} * (1 + ((n.musts | n.important) >> ${bitOf(field)} & 1) - (n.ignored >> ${bitOf(field)} & 1))`;

/** In SQL, the set of those of some must-haves that a pair misses: the domain's `missedMusts`. */
export const missedSet = (musts: readonly MatchField[]): string =>
  musts
    .map((field) => `case when score."${field}" < ${fullScore} then ${setOf(field)} else 0 end`)
    .join(' | ');

/** In SQL, whether a pair misses what the tenant whose need `n` is must have. */
export const missesMust = `(n.musts <> 0 and n.musts & (${missedSet(matchFields)}) <> 0)`;
