// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listWebhooksQuery}. */
export function listWebhooksKey(id: string): Key<'listWebhooks'> {
  return keyOf('webhooks', 'listWebhooks', id);
}

/** List an account's webhooks: see {@link operations.listWebhooks}. */
export function listWebhooksQuery(client: Client, id: string): QueryOptionsOf<'listWebhooks'> {
  return {
    queryKey: listWebhooksKey(id),
    queryFn: ({ signal }) => operations.listWebhooks(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listDeliveriesQuery}. */
export function listDeliveriesKey(path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>): Key<'listDeliveries'> {
  return keyOf('webhooks', 'listDeliveries', path, ...queryPart(query));
}

/** List deliveries of a webhook: see {@link operations.listDeliveries}. */
export function listDeliveriesQuery(client: Client, path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>): QueryOptionsOf<'listDeliveries'> {
  return {
    queryKey: listDeliveriesKey(path, query),
    queryFn: ({ signal }) => operations.listDeliveries(client, path, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listDeliveriesInfiniteQuery(client: Client, path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>): InfiniteQueryOptionsOf<'listDeliveries'> {
  return {
    queryKey: pagesKey<'listDeliveries'>(listDeliveriesKey(path, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listDeliveries(client, path, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}
