// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';


/**
 * Save an announcement.
 *
 * Saves a public announcement or, with `interested=true`, tells its landlord that the tenant is interested. The two
 * are independent. Any public announcement can be saved, no matter how far it is from what the tenant is looking for.
 * Repeating the call changes nothing, even if the announcement has since been hidden. Saving a hidden announcement for
 * the first time is a 404. When the interest becomes mutual, both sides get an email, but at most one in 24 hours.
 */
export function addFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'addFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/favorite/{announcementId} safe query > nothing', options, { path, query });
}

/**
 * Remove a saved announcement.
 *
 * Removes a saved announcement or, with `interested=true`, withdraws the tenant's interest, which also ends a mutual
 * one. Removing something that isn't saved changes nothing.
 */
export function deleteFavorite(client: Client, path: { readonly id: string; readonly announcementId: string }, query?: Query<'deleteFavorite'>, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/favorite/{announcementId} query > nothing', options, { path, query });
}

/**
 * Show a landlord's interest in a tenant.
 *
 * For one of your own announcements, and a tenant who is a potential match or is interested in it; otherwise the
 * response is 404. Repeating the call changes nothing. When the interest becomes mutual, both sides get an email, but
 * at most one in 24 hours.
 */
export function addInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'POST /user/{id}/interested/{targetId} safe > nothing', options, { path });
}

/**
 * Withdraw a landlord's interest.
 *
 * Withdraws the interest in a tenant for one of your own announcements, which also ends a mutual one. Withdrawing an
 * interest that doesn't exist changes nothing.
 */
export function deleteInterest(client: Client, path: { readonly id: string; readonly targetId: string }, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/interested/{targetId} > nothing', options, { path });
}
