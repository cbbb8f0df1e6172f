// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { AppealCreation, Report, ReportChanges, ReportCreation, ReportDetails } from '../schema.ts';

/**
 * Report a message or announcement.
 *
 * Reports a message from the other side of one of the user's threads, or an announcement that a tenant can see; otherwise
 * the response is 404. Admins read the report, the reported item and at most five messages before and after a reported
 * message. While a report is open, reporting the same item again returns it unchanged. A user can make 10 reports a day.
 */
export function createReport(client: Client, body: ReportCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports safe body', options, { body });
}

/**
 * Decide a report or an appeal.
 *
 * Decides a report, or the appeal of the affected user, with a statement of reasons. For admins. Both sides read the
 * statement and get it by email; the affected user isn't told of a dismissed report. Repeating the call changes nothing.
 */
export function updateReport(client: Client, reportId: string, body: ReportChanges, options?: CallOptions): Call<ReportDetails> {
  return call(client, 'PATCH /reports/{reportId} safe body', options, { path: { reportId }, body });
}

/**
 * Appeal a decision.
 *
 * Asks for a decision about the user to be reviewed: once, within six months. Repeating the call with the same text changes
 * nothing.
 */
export function createAppeal(client: Client, reportId: string, body: AppealCreation, options?: CallOptions): Call<Report> {
  return call(client, 'POST /reports/{reportId}/appeal safe body', options, { path: { reportId }, body });
}
