import { flagFilters, ofEach, type FlagFilter } from '@tilava/domain/matching';
import { getTableColumns } from 'drizzle-orm';
import { announcements } from '../db/schema.ts';

const tenantColumns: Readonly<Record<string, string>> = { work: 't.works', student: 't.studies' };
const listingColumns: Readonly<Record<string, { readonly name: string }>> = getTableColumns(announcements);

export const flagNames = Object.keys(flagFilters) as readonly FlagFilter[];

/** The flags that filters ask for, in SQL: of `t` (a tenant), or columns of their own names of `a` (an announcement). */
export const flagColumns = ofEach(
  flagNames,
  (name) => tenantColumns[name] ?? `a.${listingColumns[name]?.name ?? name}`,
);

/** What a list is of. */
export type Candidate = 'tenant' | 'announcement';

/** The filters that ask for a flag of one side. */
export const flagsOf = (side: Candidate): readonly FlagFilter[] =>
  flagNames.filter((name) => flagFilters[name] === side);
