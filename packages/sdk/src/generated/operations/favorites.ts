// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { SavedAnnouncements } from '../schema.ts';

/**
 * List a tenant's saved announcements.
 *
 * Returns a list of one item. Its `favorites` are the saved announcements; with `interested=true`, its `isInterested`
 * are the announcements the tenant is interested in. An announcement that its landlord has since hidden is returned as
 * `{id, isActive: false}`. With `limit`, it's a page of them.
 */
export function listFavorites(client: Client, id: string, query?: Query<'listFavorites'>, options?: CallOptions): Call<SavedAnnouncements> {
  return call(client, 'GET /user/{id}/favorites query > []', options, { path: { id }, query });
}
