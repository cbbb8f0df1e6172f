import { displayName } from '@tilava/domain/contacts';
import { canAppeal } from '@tilava/domain/safety';
import type { components } from '@tilava/sdk/schema';
import type { ReportRow, StoredReport } from './store.ts';

type Schemas = components['schemas'];

const presentCommon = (report: ReportRow, appealText: string | null) => ({
  id: report.id,
  kind: report.kind,
  reason: report.reason,
  subject: report.subject,
  state: report.state,
  createdAt: report.createdAt.toISOString(),
  decision: report.decision,
  suspendedUntil: report.suspendedUntil,
  statement: report.statement,
  decidedAt: report.decidedAt?.toISOString() ?? null,
  appeal: report.appealedAt && {
    text: appealText,
    createdAt: report.appealedAt.toISOString(),
    decision: report.appealDecision,
    statement: report.appealStatement,
    decidedAt: report.appealDecidedAt?.toISOString() ?? null,
  },
});

/** A report as one of its sides sees it: neither is told what the other wrote about it. */
export function presentOwn(
  report: ReportRow,
  reportedText: string | null,
  userId: string,
  now: Date,
): Schemas['Report'] {
  const isReporter = report.reporterId === userId;
  return {
    ...presentCommon(report, isReporter ? null : report.appeal),
    isReporter,
    message: reportedText,
    text: isReporter ? report.text : null,
    canAppeal: !isReporter && canAppeal(report, now),
  };
}

/** A report as admins see it in their queue. */
export const presentRecord = ({ report, reporter, affected }: StoredReport): Schemas['ReportRecord'] => ({
  ...presentCommon(report, report.appeal),
  text: report.text,
  reporter: reporter && presentParty(reporter),
  affected: affected && presentParty(affected),
});

const presentParty = (user: NonNullable<StoredReport['reporter']>): Schemas['ReportParty'] => ({
  id: user.id,
  name: displayName(user),
  email: user.email,
});
