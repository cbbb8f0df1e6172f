import type { Schemas, Tilava } from '@tilava/sdk';
import { listAuditEntriesInfiniteQuery } from '@tilava/sdk/react-query';
import { pageSize } from '../../../shared/lists/infiniteList.ts';
import type { AuditFilter } from '../model/auditSearch.ts';

/** What admins did and passes a filter, newest first. */
export const auditEntriesQuery = (tilava: Tilava, filter: AuditFilter) => ({
  ...listAuditEntriesInfiniteQuery(tilava, { ...filter, limit: pageSize }),
  // Whoever comes back to it wants to see what was done meanwhile.
  staleTime: 0,
});

/** Of a page of it, the rows. */
export const auditEntriesOf = ({ results }: Schemas['AuditPage']) => results;

/** What tells entries apart. */
export const auditEntryId = ({ id }: Schemas['AuditEntry']): string => id;
