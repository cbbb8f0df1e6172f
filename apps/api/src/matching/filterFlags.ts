import { flagFilters, type FlagFilter } from '@tilava/domain/matching';

/** The flags that filters ask for, in SQL, of `a` (an announcement) or `t` (a tenant). */
export const flagColumns: Readonly<Record<FlagFilter, string>> = { work: 't.works', student: 't.studies' };

/** What a list is of. */
export type Candidate = 'tenant' | 'announcement';

/** The filters that ask for a flag of one side. */
export const flagsOf = (side: Candidate): readonly FlagFilter[] =>
  (Object.keys(flagFilters) as readonly FlagFilter[]).filter((name) => flagFilters[name] === side);
