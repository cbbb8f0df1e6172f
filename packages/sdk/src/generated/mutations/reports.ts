// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import { invalidating } from '../../react-query/invalidation.ts';
import { retry, type MutationOptionsOf } from '../../react-query/options.ts';
import * as operations from '../../operations.ts';
import type { AppealCreation, ReportChanges, ReportCreation } from '../schema.ts';

/** What {@link createReportMutation} is called with. */
export type CreateReportVariables = CallOptions & { readonly body: ReportCreation };

/** Report a message or announcement: see {@link operations.createReport}. */
export function createReportMutation(client: Client): MutationOptionsOf<'createReport', CreateReportVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'createReport'],
    mutationFn: ({ body, ...options }: CreateReportVariables) => operations.createReport(client, body, options),
    onSuccess: invalidating('createReport'),
    retry,
  };
}

/** What {@link updateReportMutation} is called with. */
export type UpdateReportVariables = CallOptions & { readonly reportId: string; readonly body: ReportChanges };

/** Decide a report or an appeal: see {@link operations.updateReport}. */
export function updateReportMutation(client: Client): MutationOptionsOf<'updateReport', UpdateReportVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'updateReport'],
    mutationFn: ({ reportId, body, ...options }: UpdateReportVariables) => operations.updateReport(client, reportId, body, options),
    onSuccess: invalidating('updateReport'),
    retry,
  };
}

/** What {@link createAppealMutation} is called with. */
export type CreateAppealVariables = CallOptions & { readonly reportId: string; readonly body: AppealCreation };

/** Appeal a decision: see {@link operations.createAppeal}. */
export function createAppealMutation(client: Client): MutationOptionsOf<'createAppeal', CreateAppealVariables> {
  return {
    mutationKey: ['tilava', 'reports', 'createAppeal'],
    mutationFn: ({ reportId, body, ...options }: CreateAppealVariables) => operations.createAppeal(client, reportId, body, options),
    onSuccess: invalidating('createAppeal'),
    retry,
  };
}
