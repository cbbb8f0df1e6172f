// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listViewingTimesQuery}. */
export function listViewingTimesKey(threadId: string, query?: Query<'listViewingTimes'>): Key<'listViewingTimes'> {
  return keyOf('viewings', 'listViewingTimes', threadId, ...queryPart(query));
}

/** List viewing times: see {@link operations.listViewingTimes}. */
export function listViewingTimesQuery(client: Client, threadId: string, query?: Query<'listViewingTimes'>): QueryOptionsOf<'listViewingTimes'> {
  return {
    queryKey: listViewingTimesKey(threadId, query),
    queryFn: ({ signal }) => operations.listViewingTimes(client, threadId, query, { signal }),
    retry,
  };
}

/** The key of {@link getViewingHoursQuery}. */
export function getViewingHoursKey(id: string): Key<'getViewingHours'> {
  return keyOf('viewings', 'getViewingHours', id);
}

/** Get viewing hours: see {@link operations.getViewingHours}. */
export function getViewingHoursQuery(client: Client, id: string): QueryOptionsOf<'getViewingHours'> {
  return {
    queryKey: getViewingHoursKey(id),
    queryFn: ({ signal }) => operations.getViewingHours(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listViewingsQuery}. */
export function listViewingsKey(id: string, query?: Query<'listViewings'>): Key<'listViewings'> {
  return keyOf('viewings', 'listViewings', id, ...queryPart(query));
}

/** List upcoming viewings: see {@link operations.listViewings}. */
export function listViewingsQuery(client: Client, id: string, query?: Query<'listViewings'>): QueryOptionsOf<'listViewings'> {
  return {
    queryKey: listViewingsKey(id, query),
    queryFn: ({ signal }) => operations.listViewings(client, id, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listViewingsInfiniteQuery(client: Client, id: string, query?: Query<'listViewings'>): InfiniteQueryOptionsOf<'listViewings'> {
  return {
    queryKey: pagesKey<'listViewings'>(listViewingsKey(id, query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listViewings(client, id, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getCalendarQuery}. */
export function getCalendarKey(id: string): Key<'getCalendar'> {
  return keyOf('viewings', 'getCalendar', id);
}

/** Get the calendar link's state: see {@link operations.getCalendar}. */
export function getCalendarQuery(client: Client, id: string): QueryOptionsOf<'getCalendar'> {
  return {
    queryKey: getCalendarKey(id),
    queryFn: ({ signal }) => operations.getCalendar(client, id, { signal }),
    retry,
  };
}
