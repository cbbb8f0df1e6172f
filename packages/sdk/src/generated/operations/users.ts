// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { User, UserExport, UserPage } from '../schema.ts';

/**
 * List users.
 *
 * Returns a page of all users, oldest first by default. For admins. The words in `text` are searched for in the user's
 * email, id and personal name, and in the organisation's name and business ID.
 */
export function listUsers(client: Client, query?: Query<'listUsers'>, options?: CallOptions): PagedCall<UserPage> {
  return paged(client, 'GET /users query pages:10 > results:array entriesCount:number', options, { query });
}

/**
 * Get a user.
 *
 * Returns your own user; admins can read any user. For other users' ids the response is 404, so ids can't be probed.
 */
export function getUser(client: Client, id: string, options?: CallOptions): Call<User> {
  return call(client, 'GET /user/{id}', options, { path: { id } });
}

/**
 * Export a user's data.
 *
 * Returns everything stored about the user as one document; `UserExport` lists the few exceptions. Admins can export
 * any user.
 *
 * The document is streamed. Each caller can run one export at a time; a second one gets 429. A 503 can also mean that
 * too many other exports are waiting.
 */
export function getUserExport(client: Client, id: string, options?: CallOptions): Call<UserExport> {
  return call(client, 'GET /user/{id}/export > exportedAt', options, { path: { id } });
}
