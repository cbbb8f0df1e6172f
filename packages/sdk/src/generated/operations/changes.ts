// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { ChangePage } from '../schema.ts';

/**
 * List what changed.
 *
 * Returns what became another version since a cursor, in order: the account's announcements and needs, and interest,
 * threads and viewings that it's a side of. Changes are kept for 30 days. Ask without `after`, then read everything, then
 * go on from the cursor. Keys only get what their other scopes let them read.
 */
export function listChanges(client: Client, query?: Query<'listChanges'>, options?: CallOptions): Call<ChangePage> {
  return call(client, 'GET /changes query > results:array nextCursor', options, { query });
}
