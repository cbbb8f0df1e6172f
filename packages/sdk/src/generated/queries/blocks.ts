// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listBlocksQuery}. */
export function listBlocksKey(id: string): Key<'listBlocks'> {
  return keyOf('blocks', 'listBlocks', id);
}

/** List blocked users: see {@link operations.listBlocks}. */
export function listBlocksQuery(client: Client, id: string): QueryOptionsOf<'listBlocks'> {
  return {
    queryKey: listBlocksKey(id),
    queryFn: ({ signal }) => operations.listBlocks(client, id, { signal }),
    retry,
  };
}
