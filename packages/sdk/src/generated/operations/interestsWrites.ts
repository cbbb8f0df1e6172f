// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { SeenInterests } from '../schema.ts';

/**
 * Mark received interest as seen.
 *
 * Marks the interest received up to a given time as seen, on all devices.
 */
export function updateReceivedInterests(client: Client, id: string, body: SeenInterests, options?: CallOptions): Call<void> {
  return call(client, 'PATCH /user/{id}/interests body > nothing', options, { path: { id }, body });
}
