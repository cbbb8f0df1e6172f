// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import { paged, type PagedCall } from '../../client/calls/pagedCall.ts';
import type { Client } from '../../client/createClient.ts';
import type { Query } from '../../client/http.ts';
import type { CallOptions } from '../../client/options.ts';
import type { AppealCreation, Report, ReportChanges, ReportCreation, ReportDetails, ReportPage, Reports } from '../schema.ts';

/**
 * List a user's reports and decisions.
 *
 * Returns the reports that the user has made and the decisions about the user, with their statements of reasons. It never
 * says who made a report about the user.
 */
export function listReportsOfUser(client: Client, id: string, options?: CallOptions): Call<Reports> {
  return call(client, 'GET /user/{id}/reports > results:array', options, [id]);
}

/**
 * List reports.
 *
 * Returns the queue of reports. For admins.
 */
export function listReports(client: Client, query?: Query<'listReports'>, options?: CallOptions): PagedCall<ReportPage> {
  return paged(client, 'GET /reports query cursor > results:array nextCursor', options, [query]);
}

/**
 * Report a message or announcement.
 *
 * Reports a message from the other side of one of the user's threads, or an announcement that a tenant can see; otherwise
 * the response is 404. Admins read the report, the reported item and at most five messages before and after a reported
 * message. While a report is open, reporting the same item again returns it unchanged. A user can make 10 reports a day.
 */
export function createReport(client: Client, body: ReportCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports safe body > id:string', options, [body]);
}

/**
 * Get a report.
 *
 * Returns a report with the reported announcement, or the reported message and at most five messages before and after it.
 * For admins, who can't read anything else of a thread. The audit log records the call.
 */
export function getReport(client: Client, reportId: string, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'GET /reports/{reportId} > id:string', options, [reportId]);
}

/**
 * Decide a report or an appeal.
 *
 * Decides a report, or the appeal of the affected user, with a statement of reasons. For admins. Both sides read the
 * statement and get it by email; the affected user isn't told of a dismissed report. Repeating the call changes nothing.
 */
export function updateReport(client: Client, reportId: string, body: ReportChanges, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'PATCH /reports/{reportId} safe body > id:string', options, [reportId, body]);
}

/**
 * Appeal a decision.
 *
 * Asks for a decision about the user to be reviewed: once, within six months. Repeating the call with the same text changes
 * nothing.
 */
export function createAppeal(client: Client, reportId: string, body: AppealCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports/{reportId}/appeal safe body > id:string', options, [reportId, body]);
}
