// Generated from openapi/ by `pnpm generate`. Do not edit.

import { stream, type EventStream } from './../client/calls/eventStream.ts';
import type { Client } from './../client/createClient.ts';
import type { Query } from './../client/http.ts';
import type { CallOptions } from './../client/options.ts';
import type { UserEvent } from './schema.ts';

/**
 * Stream events.
 *
 * Tells what changes for the user as it happens, as server-sent events. Each event's `data` is a `UserEvent`, which names
 * what has changed and holds nothing of it: read it by the operation for it. Nothing is sent again, so the first event of
 * every stream is `connected`: read anew whatever is shown.
 *
 * The stream ends after ten minutes, or `seconds`; then connect again. At least every 20 seconds something is sent, if
 * only a comment. A user can have 10 streams at a time; further ones, and those for which the server has no room, get 503.
 */
export function streamEvents(client: Client, id: string, query?: Query<'streamEvents'>, options?: CallOptions): EventStream<UserEvent> {
  return stream(client, 'GET /user/{id}/events query > text/event-stream', options, { path: { id }, query });
}
