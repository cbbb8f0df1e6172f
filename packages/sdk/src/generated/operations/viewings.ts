// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../../client/options.ts';
import type { Calendar, CalendarLink, Viewing, ViewingChanges, ViewingCreation, ViewingHours, ViewingPage, ViewingTimes } from '../schema.ts';

/**
 * List viewing times.
 *
 * Returns the published times of the thread's announcement that have a place left, from two hours ahead to eight weeks
 * ahead: the first 500 of the days asked for. The thread's own viewing takes no place, since it can be moved.
 */
export function listViewingTimes(client: Client, threadId: string, query?: Query<'listViewingTimes'>, options?: CallOptions): Call<ViewingTimes> {
  return call(client, 'GET /threads/{threadId}/viewing-times query > results:array', options, [threadId, query]);
}

/**
 * Get viewing hours.
 *
 * Returns when a landlord shows the premises of one of their announcements, without days that have passed.
 */
export function getViewingHours(client: Client, id: string, options?: CallOptions): Call<ViewingHours> {
  return call(client, 'GET /viewing-hours/{id} > rules:array', options, [id]);
}

/**
 * Publish viewing hours.
 *
 * Replaces the viewing hours of one of the landlord's announcements. Tenants who are in an open thread with the
 * landlord can book the times that follow from them, at least two hours ahead and for the next eight weeks. Viewings that
 * have been booked stay as they are. With `If-Match`, what was changed meanwhile isn't overwritten.
 */
export function updateViewingHours(client: Client, id: string, body: ViewingHours, options?: ChangeOptions): Call<ViewingHours> {
  return call(client, 'PATCH /viewing-hours/{id} body > rules:array', options, [id, body]);
}

/**
 * Book or propose a viewing.
 *
 * Books a published time, if a tenant calls; proposes any time within a year to the tenant, if the landlord calls. Both
 * must be interested in each other and the announcement public. A thread has one upcoming viewing at most. Both get an
 * invitation by email. In a thread, 20 viewings can be booked, proposed or moved in 24 hours.
 */
export function createViewing(client: Client, body: ViewingCreation, options?: CreationOptions): Call<Viewing> {
  return call(client, 'POST /viewings keyed body > id:string', options, [body]);
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
  return call(client, 'PATCH /viewings/{viewingId} keyed body > id:string', options, [viewingId, body]);
}

/**
 * List upcoming viewings.
 *
 * Returns the user's booked and proposed viewings that aren't over, the next one first.
 */
export function listViewings(client: Client, id: string, query?: Query<'listViewings'>, options?: CallOptions): PagedCall<ViewingPage> {
  return paged(client, 'GET /user/{id}/viewings query cursor > results:array nextCursor', options, [id, query]);
}

/**
 * Get the calendar link's state.
 *
 * Tells whether the user has a calendar link, and since when. The link itself is only shown when it's made.
 */
export function getCalendar(client: Client, id: string, options?: CallOptions): Call<Calendar> {
  return call(client, 'GET /user/{id}/calendar > since', options, [id]);
}

/**
 * Make a calendar link.
 *
 * Makes a secret address by which calendar programs subscribe to the user's viewings, without a bearer. An earlier address
 * stops working. It answers text/calendar with the viewings from the last 30 days on; only its hash is kept.
 */
export function renewCalendar(client: Client, id: string, options?: CallOptions): Call<CalendarLink> {
  return call(client, 'POST /user/{id}/calendar > address:string', options, [id]);
}

/**
 * Revoke the calendar link.
 *
 * The secret address stops working at once. Nothing happens if there is none.
 */
export function deleteCalendar(client: Client, id: string, options?: CallOptions): Call<void> {
  return call(client, 'DELETE /user/{id}/calendar > nothing', options, [id]);
}
