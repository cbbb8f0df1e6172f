// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { WebhookChanges, WebhookCreation } from '../schema.ts';

/** What {@link createWebhookMutation} is called with. */
export type CreateWebhookVariables = CallOptions & { readonly id: string; readonly body: WebhookCreation };

/** Create a webhook: see {@link operations.createWebhook}. */
export function createWebhookMutation(client: Client): MutationOptionsOf<'createWebhook', CreateWebhookVariables> {
  return {
    mutationKey: ['tilava', 'webhooks', 'createWebhook'],
    mutationFn: ({ id, body, ...options }: CreateWebhookVariables) => operations.createWebhook(client, id, body, options),
    onSuccess: invalidating('createWebhook'),
    retry,
  };
}

/** What {@link updateWebhookMutation} is called with. */
export type UpdateWebhookVariables = CallOptions & { readonly id: string; readonly webhookId: string; readonly body: WebhookChanges };

/** Change a webhook: see {@link operations.updateWebhook}. */
export function updateWebhookMutation(client: Client): MutationOptionsOf<'updateWebhook', UpdateWebhookVariables> {
  return {
    mutationKey: ['tilava', 'webhooks', 'updateWebhook'],
    mutationFn: ({ id, webhookId, body, ...options }: UpdateWebhookVariables) => operations.updateWebhook(client, { id, webhookId }, body, options),
    onSuccess: invalidating('updateWebhook'),
    retry,
  };
}

/** What {@link deleteWebhookMutation} is called with. */
export type DeleteWebhookVariables = CallOptions & { readonly id: string; readonly webhookId: string };

/** Delete a webhook: see {@link operations.deleteWebhook}. */
export function deleteWebhookMutation(client: Client): MutationOptionsOf<'deleteWebhook', DeleteWebhookVariables> {
  return {
    mutationKey: ['tilava', 'webhooks', 'deleteWebhook'],
    mutationFn: ({ id, webhookId, ...options }: DeleteWebhookVariables) => operations.deleteWebhook(client, { id, webhookId }, options),
    onSuccess: invalidating('deleteWebhook'),
    retry,
  };
}

/** What {@link sendTestEventMutation} is called with. */
export type SendTestEventVariables = CallOptions & { readonly id: string; readonly webhookId: string };

/** Send a test event: see {@link operations.sendTestEvent}. */
export function sendTestEventMutation(client: Client): MutationOptionsOf<'sendTestEvent', SendTestEventVariables> {
  return {
    mutationKey: ['tilava', 'webhooks', 'sendTestEvent'],
    mutationFn: ({ id, webhookId, ...options }: SendTestEventVariables) => operations.sendTestEvent(client, { id, webhookId }, options),
    onSuccess: invalidating('sendTestEvent'),
    retry,
  };
}

/** What {@link sendDeliveryMutation} is called with. */
export type SendDeliveryVariables = CallOptions & { readonly id: string; readonly webhookId: string; readonly deliveryId: string };

/** Send a delivery again: see {@link operations.sendDelivery}. */
export function sendDeliveryMutation(client: Client): MutationOptionsOf<'sendDelivery', SendDeliveryVariables> {
  return {
    mutationKey: ['tilava', 'webhooks', 'sendDelivery'],
    mutationFn: ({ id, webhookId, deliveryId, ...options }: SendDeliveryVariables) => operations.sendDelivery(client, { id, webhookId, deliveryId }, options),
    onSuccess: invalidating('sendDelivery'),
    retry,
  };
}
