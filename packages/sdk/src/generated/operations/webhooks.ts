// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { WebhookDeliveryPage, Webhooks } from '../schema.ts';

/**
 * List an account's webhooks.
 *
 * Returns where the account's events are sent, without the secrets.
 */
export function listWebhooks(client: Client, id: string, options?: CallOptions): Call<Webhooks> {
  return call(client, 'GET /user/{id}/webhooks > results:array', options, { path: { id } });
}

/**
 * List deliveries of a webhook.
 *
 * Returns what was sent to a webhook in the last 30 days, or waits for it, the newest first.
 */
export function listDeliveries(client: Client, path: { readonly id: string; readonly webhookId: string }, query?: Query<'listDeliveries'>, options?: CallOptions): PagedCall<WebhookDeliveryPage> {
  return paged(client, 'GET /user/{id}/webhooks/{webhookId}/deliveries query cursor > results:array nextCursor:any', options, { path, query });
}
