// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Blocks } from '../schema.ts';

/**
 * List blocked users.
 *
 * Returns the users whom the user has blocked, the latest first.
 */
export function listBlocks(client: Client, id: string, options?: CallOptions): Call<Blocks> {
  return call(client, 'GET /user/{id}/blocks > results:array', options, { path: { id } });
}
