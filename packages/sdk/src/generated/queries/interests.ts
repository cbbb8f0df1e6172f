// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listReceivedInterestsQuery}. */
export function listReceivedInterestsKey(id: string): Key<'listReceivedInterests'> {
  return keyOf('interests', 'listReceivedInterests', id);
}

/** List received interest: see {@link operations.listReceivedInterests}. */
export function listReceivedInterestsQuery(client: Client, id: string): QueryOptionsOf<'listReceivedInterests'> {
  return {
    queryKey: listReceivedInterestsKey(id),
    queryFn: ({ signal }) => operations.listReceivedInterests(client, id, { signal }),
    retry,
  };
}
