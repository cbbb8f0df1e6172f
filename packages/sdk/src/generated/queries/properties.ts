// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextNumber } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listPropertiesQuery}. */
export function listPropertiesKey(query?: Query<'listProperties'>): Key<'listProperties'> {
  return keyOf('properties', 'listProperties', ...queryPart(query));
}

/** List properties: see {@link operations.listProperties}. */
export function listPropertiesQuery(client: Client, query?: Query<'listProperties'>): QueryOptionsOf<'listProperties'> {
  return {
    queryKey: listPropertiesKey(query),
    queryFn: ({ signal }) => operations.listProperties(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listPropertiesInfiniteQuery(client: Client, query?: Query<'listProperties'>): InfiniteQueryOptionsOf<'listProperties'> {
  return {
    queryKey: pagesKey<'listProperties'>(listPropertiesKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listProperties(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextNumber(query?.entriesPerPage ?? 10)(page),
    retry,
  };
}

/** The key of {@link listPropertiesOfUserQuery}. */
export function listPropertiesOfUserKey(id: string, query?: Query<'listPropertiesOfUser'>): Key<'listPropertiesOfUser'> {
  return keyOf('properties', 'listPropertiesOfUser', id, ...queryPart(query));
}

/** List a user's properties: see {@link operations.listPropertiesOfUser}. */
export function listPropertiesOfUserQuery(client: Client, id: string, query?: Query<'listPropertiesOfUser'>): QueryOptionsOf<'listPropertiesOfUser'> {
  return {
    queryKey: listPropertiesOfUserKey(id, query),
    queryFn: ({ signal }) => operations.listPropertiesOfUser(client, id, query, { signal }),
    retry,
  };
}

/** The key of {@link getPropertyQuery}. */
export function getPropertyKey(id: string): Key<'getProperty'> {
  return keyOf('properties', 'getProperty', id);
}

/** Get a property: see {@link operations.getProperty}. */
export function getPropertyQuery(client: Client, id: string): QueryOptionsOf<'getProperty'> {
  return {
    queryKey: getPropertyKey(id),
    queryFn: ({ signal }) => operations.getProperty(client, id, { signal }),
    retry,
  };
}
