// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { CalendarLink, Viewing, ViewingChanges, ViewingCreation, ViewingHours } from '../schema.ts';

/**
 * Publish viewing hours.
 *
 * Replaces the viewing hours of one of the landlord's announcements. Tenants who are in an open thread with the
 * landlord can book the times that follow from them, at least two hours ahead and for the next eight weeks. Viewings that
 * have been booked stay as they are. With `If-Match`, what was changed meanwhile isn't overwritten.
 */
export function updateViewingHours(client: Client, id: string, body: ViewingHours, options?: ChangeOptions): Call<ViewingHours> {
  return call(client, 'PATCH /viewing-hours/{id} body > rules:array', options, { path: { id }, body });
}

/**
 * Book or propose a viewing.
 *
 * Books a published time, if a tenant calls; proposes any time within a year to the tenant, if the landlord calls. Both
 * must be interested in each other and the announcement public. A thread has one upcoming viewing at most. Both get an
 * invitation by email. In a thread, 20 viewings can be booked, proposed or moved in 24 hours.
 */
export function createViewing(client: Client, body: ViewingCreation, options?: CreationOptions): Call<Viewing> {
  return call(client, 'POST /viewings keyed body', options, { body });
}

/**
 * Accept, move or cancel a viewing.
 *
 * Accepts what the other side has proposed (`state: booked`), cancels the viewing (`state: cancelled`) or moves it
 * (`startsAt`): a tenant to a published time, which books it; a landlord to any time within a year, which the tenant has to
 * accept. `sequence` is that of the viewing as the user has seen it: nobody accepts a time that has been changed meanwhile.
 * Both get an updated invitation, or a cancellation, by email. A viewing that has begun can't be changed.
 */
export function updateViewing(client: Client, viewingId: string, body: ViewingChanges, options?: CreationOptions): Call<Viewing> {
  return call(client, 'PATCH /viewings/{viewingId} keyed body', options, { path: { viewingId }, body });
}

/**
 * Make a calendar link.
 *
 * Makes a secret address by which calendar programs subscribe to the user's viewings, without a bearer. An earlier address
 * stops working. It answers text/calendar with the viewings from the last 30 days on; only its hash is kept.
 */
export function renewCalendar(client: Client, id: string, options?: CallOptions): Call<CalendarLink> {
  return call(client, 'POST /user/{id}/calendar > address', options, { path: { id } });
}

/**
 * Revoke the calendar link.
 *
 * The secret address stops working at once. Nothing happens if there is none.
 */
export function deleteCalendar(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/calendar > nothing', options, { path: { id } });
}
