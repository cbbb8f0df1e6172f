// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { MatchRequest } from '../schema.ts';

/** The key of {@link findMatchesQuery}. */
export function findMatchesKey(body: MatchRequest, query: Query<'findMatches'>): Key<'findMatches'> {
  return keyOf('matchmaking', 'findMatches', body, ...queryPart(query));
}

/** Find matches: see {@link operations.findMatches}. */
export function findMatchesQuery(client: Client, body: MatchRequest, query: Query<'findMatches'>): QueryOptionsOf<'findMatches'> {
  return {
    queryKey: findMatchesKey(body, query),
    queryFn: ({ signal }) => operations.findMatches(client, body, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function findMatchesInfiniteQuery(client: Client, body: MatchRequest, query: Query<'findMatches'>): InfiniteQueryOptionsOf<'findMatches'> {
  return {
    queryKey: pagesKey<'findMatches'>(findMatchesKey(body, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.findMatches(client, body, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}
