// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Thread, ThreadMessages, ThreadPage } from '../schema.ts';

/**
 * List threads.
 *
 * Returns the user's threads, those with the newest messages first.
 */
export function listThreads(client: Client, id: string, query?: Query<'listThreads'>, options?: CallOptions): PagedCall<ThreadPage> {
  return paged(client, 'GET /user/{id}/threads query cursor > results:array nextCursor:any', options, { path: { id }, query });
}

/**
 * Get a thread.
 *
 * Returns one of the user's threads.
 */
export function getThread(client: Client, threadId: string, options?: CallOptions): Call<Thread> {
  return call(client, 'GET /threads/{threadId}', options, { path: { threadId } });
}

/**
 * List messages.
 *
 * Returns the messages of one of the user's threads, oldest first: the last ones, those before a number, or those after
 * one.
 */
export function listMessages(client: Client, threadId: string, query?: Query<'listMessages'>, options?: CallOptions): Call<ThreadMessages> {
  return call(client, 'GET /threads/{threadId}/messages query > results:array', options, { path: { threadId }, query });
}
