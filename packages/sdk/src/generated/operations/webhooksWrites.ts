// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { WebhookChanges, WebhookCreation, WebhookDelivery, WebhookWithSecret } from '../schema.ts';

/**
 * Create a webhook.
 *
 * Has events of the account sent to an address, signed as [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0
 * describes. Only this response and that of a rotation have the secret. An account can have up to ten webhooks.
 *
 * The address has to be `https`, and may not lead to loopback, private, link-local or other special addresses, which is
 * checked again with each delivery. Keys can't manage webhooks. Those that a colleague has created or last changed for an
 * organisation are switched off when they're no longer an owner of its team.
 *
 * Events are sent from the moment of creation: see the `webhooks` of this document.
 */
export function createWebhook(client: Client, id: string, body: WebhookCreation, options?: CallOptions): Call<WebhookWithSecret> {
  return call(client, 'POST /user/{id}/webhooks body > webhook:object', options, { path: { id }, body });
}

/**
 * Change a webhook.
 *
 * Changes where events are sent, or which, switches a webhook on or off, or gives it another secret. For 24 hours after a
 * rotation deliveries are signed with both secrets. Deliveries that waited while a webhook was off are sent when it's switched on.
 */
export function updateWebhook(client: Client, path: { readonly id: string; readonly webhookId: string }, body: WebhookChanges, options?: CallOptions): Call<WebhookWithSecret> {
  return call(client, 'PATCH /user/{id}/webhooks/{webhookId} body > webhook:object', options, { path, body });
}

/**
 * Delete a webhook.
 *
 * Deletes a webhook with its deliveries. Nothing is sent there any more.
 */
export function deleteWebhook(client: Client, path: { readonly id: string; readonly webhookId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/webhooks/{webhookId} > nothing', options, { path });
}

/**
 * Send a test event.
 *
 * Sends a `webhook.test` to a webhook that is switched on, whichever events it's for.
 */
export function sendTestEvent(client: Client, path: { readonly id: string; readonly webhookId: string }, options?: CallOptions): Call<WebhookDelivery> {
  return call(client, 'POST /user/{id}/webhooks/{webhookId}/deliveries', options, { path });
}

/**
 * Send a delivery again.
 *
 * Sends a delivery of a webhook that is switched on again, with the same `webhook-id` and body.
 */
export function sendDelivery(client: Client, path: { readonly id: string; readonly webhookId: string; readonly deliveryId: string }, options?: CallOptions): Call<WebhookDelivery> {
  return call(client, 'POST /user/{id}/webhooks/{webhookId}/deliveries/{deliveryId}', options, { path });
}
