import type { Contract } from './contract.ts';

/** How many others a user can block; the contract says so, too. */
export const maxBlocks = 500;

/** How many reports a user can make a day; the contract says so, too. */
export const reportsPerDay = 10;

export const maxReportLength = 1_000;

export const maxStatementLength = 2_000;

/** Messages on each side of a reported one that an admin reads with it. */
export const reportContext = 5;

/** Months in which a decision can be appealed. */
const appealableFor = 6;

/** Months after the last decision in which a report is kept. */
export const reportsKeptFor = 24;

/** In the order in which they are offered. */
export const reportReasons = [
  'spam',
  'fraud',
  'abuse',
  'illegal',
  'wrongInformation',
  'other',
] as const satisfies readonly Contract['ReportReason'][];

type Decision = Contract['ReportDecision'];

/**
 * What can be decided about a report, mildest first. Nothing affects an account that has been deleted, and only an
 * announcement that still exists can be hidden.
 *
 * @example
 * possibleDecisions({ isAnnouncement: false, hasAccount: true }); // ['dismissed', 'warned', 'suspended']
 */
export function possibleDecisions(reported: {
  readonly isAnnouncement: boolean;
  readonly hasAccount: boolean;
}): readonly Decision[] {
  if (!reported.hasAccount) return ['dismissed'];
  return reported.isAnnouncement
    ? ['dismissed', 'warned', 'announcementHidden', 'suspended']
    : ['dismissed', 'warned', 'suspended'];
}

/** Whether the affected user can appeal: once, and only against what affects them. */
export function canAppeal(
  report: {
    readonly state: Contract['ReportState'];
    readonly decision: Decision | null;
    readonly decidedAt: Date | null;
  },
  now: Date,
): boolean {
  const { state, decision, decidedAt } = report;
  if (state !== 'decided' || decision === 'dismissed' || decidedAt === null) return false;
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + appealableFor);
  return now < end;
}

/**
 * Whether an account is suspended on a day.
 *
 * @example
 * isSuspended('2026-12-24', '2026-12-23'); // true
 * isSuspended('2026-12-24', '2026-12-24'); // false
 */
export const isSuspended = (until: string | null | undefined, today: string): boolean =>
  typeof until === 'string' && today < until;
