// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextNumber } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listUsersQuery}. */
export function listUsersKey(query?: Query<'listUsers'>): Key<'listUsers'> {
  return keyOf('users', 'listUsers', ...queryPart(query));
}

/** List users: see {@link operations.listUsers}. */
export function listUsersQuery(client: Client, query?: Query<'listUsers'>): QueryOptionsOf<'listUsers'> {
  return {
    queryKey: listUsersKey(query),
    queryFn: ({ signal }) => operations.listUsers(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listUsersInfiniteQuery(client: Client, query?: Query<'listUsers'>): InfiniteQueryOptionsOf<'listUsers'> {
  return {
    queryKey: pagesKey<'listUsers'>(listUsersKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listUsers(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextNumber(query?.entriesPerPage ?? 10)(page),
    retry,
  };
}

/** The key of {@link getUserQuery}. */
export function getUserKey(id: string): Key<'getUser'> {
  return keyOf('users', 'getUser', id);
}

/** Get a user: see {@link operations.getUser}. */
export function getUserQuery(client: Client, id: string): QueryOptionsOf<'getUser'> {
  return {
    queryKey: getUserKey(id),
    queryFn: ({ signal }) => operations.getUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link getUserExportQuery}. */
export function getUserExportKey(id: string): Key<'getUserExport'> {
  return keyOf('users', 'getUserExport', id);
}

/** Export a user's data: see {@link operations.getUserExport}. */
export function getUserExportQuery(client: Client, id: string): QueryOptionsOf<'getUserExport'> {
  return {
    queryKey: getUserExportKey(id),
    queryFn: ({ signal }) => operations.getUserExport(client, id, { signal }),
    retry,
  };
}
