// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { ChangePage } from '../schema.ts';

/**
 * List what changed.
 *
 * Returns what became another version since a cursor: the account's announcements and needs, and interest, threads and
 * viewings that the account is a side of. An object's changes come in their order, and none is missed. Changes are kept for
 * 30 days.
 *
 * Ask without `after` first, then read everything, then go on from the cursor. A key only gets resources that it may read:
 * announcements by `announcements:read`, needs by `properties:read`, and so on.
 */
export function listChanges(client: Client, query?: Query<'listChanges'>, options?: CallOptions): Call<ChangePage> {
  return call(client, 'GET /changes query > results:array nextCursor:string', options, { query });
}
