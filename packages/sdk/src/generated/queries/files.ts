// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, queryPart, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link getFileQuery}. */
export function getFileKey(key: string, query?: Query<'getFile'>): Key<'getFile'> {
  return keyOf('files', 'getFile', key, ...queryPart(query));
}

/** Get a picture: see {@link operations.getFile}. */
export function getFileQuery(client: Client, key: string, query?: Query<'getFile'>): QueryOptionsOf<'getFile'> {
  return {
    queryKey: getFileKey(key, query),
    queryFn: ({ signal }) => operations.getFile(client, key, query, { signal }),
    staleTime: Infinity,
    retry,
  };
}
