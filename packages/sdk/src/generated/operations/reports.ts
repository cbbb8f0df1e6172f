// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { ReportDetails, ReportPage, Reports } from '../schema.ts';

/**
 * List a user's reports and decisions.
 *
 * Returns the reports that the user has made and the decisions about the user, with their statements of reasons. It never
 * says who made a report about the user.
 */
export function listReportsOfUser(client: Client, id: string, options?: CallOptions): Call<Reports> {
  return call(client, 'GET /user/{id}/reports > results:array', options, { path: { id } });
}

/**
 * List reports.
 *
 * Returns the queue of reports. For admins.
 */
export function listReports(client: Client, query?: Query<'listReports'>, options?: CallOptions): PagedCall<ReportPage> {
  return paged(client, 'GET /reports query cursor > results:array nextCursor:any', options, { query });
}

/**
 * Get a report.
 *
 * Returns a report with the reported announcement, or the reported message and at most five messages before and after it.
 * For admins, who can't read anything else of a thread. The audit log records the call.
 */
export function getReport(client: Client, reportId: string, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'GET /reports/{reportId}', options, { path: { reportId } });
}
