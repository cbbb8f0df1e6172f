// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';


/**
 * Block a user.
 *
 * Hides the two users from each other: in matches, saved announcements, received interest and emails. Their threads are
 * closed, and neither can show interest in the other. The blocked user isn't told. For a user with whom the caller shares
 * a thread or interest; otherwise the response is 404. Repeating the call changes nothing. A user can block 500 others.
 */
export function addBlock(client: Client, path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/blocks/{blockedId} safe > nothing', options, { path });
}

/**
 * Unblock a user.
 *
 * Lets the two users find each other again, unless the other one has blocked the caller. Unblocking a user who isn't
 * blocked changes nothing.
 */
export function deleteBlock(client: Client, path: { readonly id: string; readonly blockedId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/blocks/{blockedId} > nothing', options, { path });
}
