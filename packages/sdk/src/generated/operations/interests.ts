// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { ReceivedInterests } from '../schema.ts';

/**
 * List received interest.
 *
 * Returns the tenants who are interested in a landlord's announcements, or the landlords who are interested in a tenant,
 * without interest that has been withdrawn. It shows no more about the other side than a match does before mutual interest.
 */
export function listReceivedInterests(client: Client, id: string, options?: CallOptions): Call<ReceivedInterests> {
  return call(client, 'GET /user/{id}/interests > results:array', options, { path: { id } });
}
