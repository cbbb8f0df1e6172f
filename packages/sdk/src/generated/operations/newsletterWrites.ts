// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Message, Subscription } from '../schema.ts';

/**
 * Subscribe to the newsletter.
 *
 * Sends an email with a link that confirms the address. The response is the same if the address is already subscribed
 * or belongs to an account that has unsubscribed from all emails, but then nothing is sent.
 */
export function createSubscription(client: Client, body: Subscription, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter body > message', options, { body });
}

/**
 * Confirm a newsletter subscription.
 *
 * Confirms the address that the link in the email belongs to. Opening the link again has the same result.
 */
export function verifySubscription(client: Client, code: string, options?: CallOptions): Call<Message> {
  return call(client, 'POST /newsletter/{code} > message', options, { path: { code } });
}
