// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link verifyBearerQuery}. */
export function verifyBearerKey(): Key<'verifyBearer'> {
  return keyOf('bearers', 'verifyBearer');
}

/** Check the bearer: see {@link operations.verifyBearer}. */
export function verifyBearerQuery(client: Client): QueryOptionsOf<'verifyBearer'> {
  return {
    queryKey: verifyBearerKey(),
    queryFn: ({ signal }) => operations.verifyBearer(client, { signal }),
    retry,
  };
}
