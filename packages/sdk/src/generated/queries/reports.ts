// Generated from openapi/ by `pnpm generate`. Do not edit.

import { nextCursor } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import { keyOf, pagesKey, queryPart, retry, type InfiniteQueryOptionsOf, type Key, type QueryOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';


/** The key of {@link listReportsOfUserQuery}. */
export function listReportsOfUserKey(id: string): Key<'listReportsOfUser'> {
  return keyOf('reports', 'listReportsOfUser', id);
}

/** List a user's reports and decisions: see {@link operations.listReportsOfUser}. */
export function listReportsOfUserQuery(client: Client, id: string): QueryOptionsOf<'listReportsOfUser'> {
  return {
    queryKey: listReportsOfUserKey(id),
    queryFn: ({ signal }) => operations.listReportsOfUser(client, id, { signal }),
    retry,
  };
}

/** The key of {@link listReportsQuery}. */
export function listReportsKey(query?: Query<'listReports'>): Key<'listReports'> {
  return keyOf('reports', 'listReports', ...queryPart(query));
}

/** List reports: see {@link operations.listReports}. */
export function listReportsQuery(client: Client, query?: Query<'listReports'>): QueryOptionsOf<'listReports'> {
  return {
    queryKey: listReportsKey(query),
    queryFn: ({ signal }) => operations.listReports(client, query, { signal }),
    retry,
  };
}

/** The same list, page by page: `fetchNextPage` goes on where the pages end. */
export function listReportsInfiniteQuery(client: Client, query?: Query<'listReports'>): InfiniteQueryOptionsOf<'listReports'> {
  return {
    queryKey: pagesKey<'listReports'>(listReportsKey(query)),
    queryFn: ({ signal, pageParam }) =>
      operations.listReports(client, { ...query, ...pageParam }, { signal }),
    initialPageParam: {},
    getNextPageParam: (page) => nextCursor(page),
    retry,
  };
}

/** The key of {@link getReportQuery}. */
export function getReportKey(reportId: string): Key<'getReport'> {
  return keyOf('reports', 'getReport', reportId);
}

/** Get a report: see {@link operations.getReport}. */
export function getReportQuery(client: Client, reportId: string): QueryOptionsOf<'getReport'> {
  return {
    queryKey: getReportKey(reportId),
    queryFn: ({ signal }) => operations.getReport(client, reportId, { signal }),
    retry,
  };
}
