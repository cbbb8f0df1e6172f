// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, CreationOptions } from '../../client/options.ts';
import type { MessageCreation, SentMessage, Thread, ThreadChanges, ThreadMessages, ThreadPage } from '../schema.ts';

/**
 * List threads.
 *
 * Returns the user's threads, those with the newest messages first.
 */
export function listThreads(client: Client, id: string, query?: Query<'listThreads'>, options?: CallOptions): PagedCall<ThreadPage> {
  return paged(client, 'GET /user/{id}/threads query cursor > results:array nextCursor', options, [id, query]);
}

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
  return call(client, 'POST /messages keyed body > thread:string', options, [body]);
}

/**
 * Get a thread.
 *
 * Returns one of the user's threads.
 */
export function getThread(client: Client, threadId: string, options?: CallOptions): Call<Thread> {
  return call(client, 'GET /threads/{threadId} > id:string', options, [threadId]);
}

/**
 * Mark a thread as seen or archived.
 *
 * Marks messages as seen, on all of the user's devices and for the other side, or moves the thread into the archive.
 */
export function updateThread(client: Client, threadId: string, body: ThreadChanges, options?: CallOptions): Call<Thread> {
  return call(client, 'PATCH /threads/{threadId} body > id:string', options, [threadId, body]);
}

/**
 * List messages.
 *
 * Returns the messages of one of the user's threads, oldest first: the last ones, those before a number, or those after
 * one.
 */
export function listMessages(client: Client, threadId: string, query?: Query<'listMessages'>, options?: CallOptions): Call<ThreadMessages> {
  return call(client, 'GET /threads/{threadId}/messages query > results:array', options, [threadId, query]);
}
