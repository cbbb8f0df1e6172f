import type { Schemas, Tilava } from '@tilava/sdk';
import { listAuditEntriesQuery } from '@tilava/sdk/react-query';
import { pageSize } from '../../../shared/lists/pagedList.ts';
import type { AuditFilter } from '../model/auditSearch.ts';

/** What admins did and passes a filter, newest first: how a page of it is asked for. */
export const auditEntriesQuery = (tilava: Tilava, filter: AuditFilter) => (cursor?: string) => ({
  ...listAuditEntriesQuery(tilava, { ...filter, limit: pageSize, ...(cursor !== undefined && { cursor }) }),
  select: entriesOf,
  // Whoever comes back to it wants to see what was done meanwhile.
  staleTime: 0,
});

/** What tells entries apart. */
export const auditEntryId = ({ id }: Schemas['AuditEntry']): string => id;

/** Nobody counts a log: its end is where the cursors end. */
const entriesOf = ({ results, nextCursor }: Schemas['AuditPage']) => ({
  rows: results,
  total: null,
  nextCursor,
});
