// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, CreationOptions } from '../../client/options.ts';
import type { MessageCreation, SentMessage, Thread, ThreadChanges } from '../schema.ts';

/**
 * Send a message.
 *
 * Sends a message about an announcement to the other side: from a tenant to the landlord, or from a landlord to a tenant.
 * The first one begins their thread. One of the two must have shown interest, or shows it with this message
 * (`showsInterest`). Until the interest is mutual, each side can send one message. After interest has been withdrawn,
 * nobody can write until it's shown again. A user can begin 20 threads a day and send 60 messages an hour. Files are uploaded
 * first, which takes a thread: a first message has none.
 */
export function sendMessage(client: Client, body: MessageCreation, options?: CreationOptions): Call<SentMessage> {
  return call(client, 'POST /messages keyed body > thread', options, { body });
}

/**
 * Mark a thread as seen or archived.
 *
 * Marks messages as seen, on all of the user's devices and for the other side, or moves the thread into the archive.
 */
export function updateThread(client: Client, threadId: string, body: ThreadChanges, options?: CallOptions): Call<Thread> {
  return call(client, 'PATCH /threads/{threadId} body', options, { path: { threadId }, body });
}
