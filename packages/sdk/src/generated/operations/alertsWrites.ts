// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { AlertChanges, Alerts } from '../schema.ts';

/**
 * Change the alerts of a property.
 *
 * Sets when emails about new matches are sent and how good the matches have to be. Only matches that appear, or reach
 * the threshold, after the change count as new: matches that were already listed when alerts were turned on or the
 * threshold was lowered aren't sent. Each match is
 * sent once. One email covers all of a user's properties that have new matches by then; it names the ten best matches
 * and counts the rest.
 */
export function updateAlerts(client: Client, id: string, body: AlertChanges, options?: CallOptions): Call<Alerts> {
  return call(client, 'PATCH /alerts/{id} body > frequency', options, { path: { id }, body });
}

/**
 * Unsubscribe by email link.
 *
 * Turns off the alerts for the properties in the email, without logging in. Opening the link again has the same result.
 * Alerts for other properties continue, and users can turn these ones on again in their profile. The link in an email
 * about interest, messages or changes turns those emails off instead.
 */
export function createUnsubscription(client: Client, code: string, options?: CallOptions): Call<void> {
  return call(client, 'POST /unsubscription/{code} > nothing', options, { path: { code } });
}
