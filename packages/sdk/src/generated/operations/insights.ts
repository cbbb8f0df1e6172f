// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Insights, ListingSimulation, SimulatedChanges } from '../schema.ts';

/**
 * Get the insights of a property.
 *
 * Returns what others let and are looking for within 3000 metres of one of your own needs or listings, and how often a
 * listing was opened. Admins can read the insights of any property. The circle is centred on the square of about 250
 * metres that contains the property.
 *
 * **The figures never identify anyone.** Groups of fewer than five landlords or five tenants are null, and figures are
 * prepared so that comparing responses doesn't reveal them either:
 *
 * - the property owner's own entries don't count, so nobody can reach five by adding their own;
 * - there is no total over kinds of premises, and a kind is divided by distance only if every part has no landlords or
 *   at least five: by kilometre if possible, otherwise into two parts, otherwise not at all;
 * - districts are reported only if whatever lies outside them, in the same circle and of the same kind, could be
 *   reported as well, so subtracting them reveals no smaller group;
 * - rents need five landlords with ten announcements, and no landlord may have more than a third of these; each
 *   landlord counts with one rent;
 * - counts are rounded down to a multiple of five, and rents to steps of an eighth or more, so that no series of requests
 *   reveals a rent more precisely than its step;
 * - a week is only reported after it has ended, and later openings don't change it.
 */
export function getInsights(client: Client, id: string, options?: CallOptions): Call<Insights> {
  return call(client, 'GET /insights/{id} > types:array', options, { path: { id } });
}

/**
 * Simulate changes of a listing.
 *
 * Returns how many needs one of your own listings matches by more than 60 per cent, and how many it would gain and lose
 * if you changed it. A hidden listing is counted as if it were public. Admins can simulate any listing. The call changes
 * nothing and is safe to retry.
 *
 * **The figures never identify anyone.** They are counted and prepared like insights: needs of the owner don't count,
 * figures of fewer than five tenants are left out, and all are rounded down to a multiple of five. Changes come in steps,
 * so a series of requests doesn't reveal anyone's limit more precisely than its step.
 */
export function simulateListing(client: Client, id: string, body: SimulatedChanges, options?: CallOptions): Call<ListingSimulation> {
  return call(client, 'POST /insights/{id}/simulation safe body > before:any', options, { path: { id }, body });
}
