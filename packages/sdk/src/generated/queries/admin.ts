// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listAuditEntriesQuery}. */
export function listAuditEntriesKey(query?: Query<'listAuditEntries'>): Key<'listAuditEntries'> {
  return keyOf('admin', 'listAuditEntries', ...queryPart(query));
}

/** List admin actions: see {@link operations.listAuditEntries}. */
export function listAuditEntriesQuery(client: Client, query?: Query<'listAuditEntries'>): QueryOptionsOf<'listAuditEntries'> {
  return {
    queryKey: listAuditEntriesKey(query),
    queryFn: ({ signal }) => operations.listAuditEntries(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listAuditEntriesInfiniteQuery(client: Client, query?: Query<'listAuditEntries'>): InfiniteQueryOptionsOf<'listAuditEntries'> {
  return {
    queryKey: pagesKey<'listAuditEntries'>(listAuditEntriesKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listAuditEntries(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getSystemStateQuery}. */
export function getSystemStateKey(): Key<'getSystemState'> {
  return keyOf('admin', 'getSystemState');
}

/** Get the state of the system: see {@link operations.getSystemState}. */
export function getSystemStateQuery(client: Client): QueryOptionsOf<'getSystemState'> {
  return {
    queryKey: getSystemStateKey(),
    queryFn: ({ signal }) => operations.getSystemState(client, { signal }),
    retry,
  };
}
