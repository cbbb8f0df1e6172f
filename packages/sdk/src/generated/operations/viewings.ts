// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { Calendar, ViewingHours, ViewingPage, ViewingTimes } from '../schema.ts';

/**
 * List viewing times.
 *
 * Returns the published times of the thread's announcement that have a place left, from two hours ahead to eight weeks
 * ahead: the first 500 of the days asked for. The thread's own viewing takes no place, since it can be moved.
 */
export function listViewingTimes(client: Client, threadId: string, query?: Query<'listViewingTimes'>, options?: CallOptions): Call<ViewingTimes> {
  return call(client, 'GET /threads/{threadId}/viewing-times query > results:array', options, { path: { threadId }, query });
}

/**
 * Get viewing hours.
 *
 * Returns when a landlord shows the premises of one of their announcements, without days that have passed.
 */
export function getViewingHours(client: Client, id: string, options?: CallOptions): Call<ViewingHours> {
  return call(client, 'GET /viewing-hours/{id} > rules:array', options, { path: { id } });
}

/**
 * List upcoming viewings.
 *
 * Returns the user's booked and proposed viewings that aren't over, the next one first.
 */
export function listViewings(client: Client, id: string, query?: Query<'listViewings'>, options?: CallOptions): PagedCall<ViewingPage> {
  return paged(client, 'GET /user/{id}/viewings query cursor > results:array nextCursor:any', options, { path: { id }, query });
}

/**
 * Get the calendar link's state.
 *
 * Tells whether the user has a calendar link, and since when. The link itself is only shown when it's made.
 */
export function getCalendar(client: Client, id: string, options?: CallOptions): Call<Calendar> {
  return call(client, 'GET /user/{id}/calendar > since:any', options, { path: { id } });
}
