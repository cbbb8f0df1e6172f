// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import { keyOf, retry, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { SimulatedChanges } from '../schema.ts';

/** The key of {@link getInsightsQuery}. */
export function getInsightsKey(id: string): Key<'getInsights'> {
  return keyOf('insights', 'getInsights', id);
}

/** Get the insights of a property: see {@link operations.getInsights}. */
export function getInsightsQuery(client: Client, id: string): QueryOptionsOf<'getInsights'> {
  return {
    queryKey: getInsightsKey(id),
    queryFn: ({ signal }) => operations.getInsights(client, id, { signal }),
    retry,
  };
}

/** The key of {@link simulateListingQuery}. */
export function simulateListingKey(id: string, body: SimulatedChanges): Key<'simulateListing'> {
  return keyOf('insights', 'simulateListing', id, body);
}

/** Simulate changes of a listing: see {@link operations.simulateListing}. */
export function simulateListingQuery(client: Client, id: string, body: SimulatedChanges): QueryOptionsOf<'simulateListing'> {
  return {
    queryKey: simulateListingKey(id, body),
    queryFn: ({ signal }) => operations.simulateListing(client, id, body, { signal }),
    retry,
  };
}
