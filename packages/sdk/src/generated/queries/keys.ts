// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listKeysQuery}. */
export function listKeysKey(id: string): Key<'listKeys'> {
  return keyOf('keys', 'listKeys', id);
}

/** List an account's keys: see {@link operations.listKeys}. */
export function listKeysQuery(client: Client, id: string): QueryOptionsOf<'listKeys'> {
  return {
    queryKey: listKeysKey(id),
    queryFn: ({ signal }) => operations.listKeys(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listKeyCallsQuery}. */
export function listKeyCallsKey(path: { readonly id: string; readonly keyId: string }): Key<'listKeyCalls'> {
  return keyOf('keys', 'listKeyCalls', path);
}

/** List the calls of a key: see {@link operations.listKeyCalls}. */
export function listKeyCallsQuery(client: Client, path: { readonly id: string; readonly keyId: string }): QueryOptionsOf<'listKeyCalls'> {
  return {
    queryKey: listKeyCallsKey(path),
    queryFn: ({ signal }) => operations.listKeyCalls(client, path, { signal }),
    retry,
  };
}
