// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, queryPart, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listFavoritesQuery}. */
export function listFavoritesKey(id: string, query?: Query<'listFavorites'>): Key<'listFavorites'> {
  return keyOf('favorites', 'listFavorites', id, ...queryPart(query));
}

/** List a tenant's saved announcements: see {@link operations.listFavorites}. */
export function listFavoritesQuery(client: Client, id: string, query?: Query<'listFavorites'>): QueryOptionsOf<'listFavorites'> {
  return {
    queryKey: listFavoritesKey(id, query),
    queryFn: ({ signal }) => operations.listFavorites(client, id, query, { signal }),
    retry,
  };
}
