// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, queryPart, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listChangesQuery}. */
export function listChangesKey(query?: Query<'listChanges'>): Key<'listChanges'> {
  return keyOf('changes', 'listChanges', ...queryPart(query));
}

/** List what changed: see {@link operations.listChanges}. */
export function listChangesQuery(client: Client, query?: Query<'listChanges'>): QueryOptionsOf<'listChanges'> {
  return {
    queryKey: listChangesKey(query),
    queryFn: ({ signal }) => operations.listChanges(client, query, { signal }),
    retry,
  };
}
