// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Alerts } from '../schema.ts';

/**
 * Get the alerts of a property.
 *
 * Returns when a tenant is emailed about new announcements for a need, or a landlord about new tenants for a listing.
 * Only for your own properties. Until the user selects otherwise, no emails are sent.
 */
export function getAlerts(client: Client, id: string, options?: CallOptions): Call<Alerts> {
  return call(client, 'GET /alerts/{id} > frequency', options, { path: { id } });
}
