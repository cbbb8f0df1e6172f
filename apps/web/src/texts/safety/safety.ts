import type { Schemas } from '@tilava/sdk';

/** The words of blocks, reports and decisions in one language; they are downloaded where they are needed. */
export interface SafetyTexts extends Readonly<Record<PlainKey, string>> {
  readonly reasons: Readonly<Record<Schemas['ReportReason'], string>>;
  readonly states: Readonly<Record<Schemas['ReportState'], string>>;
  /** What an admin chooses from. */
  readonly decisions: Readonly<Record<Schemas['ReportDecision'], string>>;
  readonly sides: Readonly<Record<Schemas['ThreadSide'], string>>;
  /** What became of an appeal. */
  readonly reviewed: Readonly<Record<Schemas['AppealDecision'], string>>;
  readonly appealDecisions: Readonly<Record<Schemas['AppealDecision'], string>>;
  /** What the affected user reads; `until` is the first day on which the account can be used. */
  readonly outcome: Readonly<Record<Schemas['ReportDecision'], (until: string) => string>>;
  readonly reportOf: Readonly<Record<Schemas['ReportKind'], string>>;
  readonly blockTitle: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly unblockName: (name: string) => string;
  readonly about: Readonly<Record<Schemas['ReportKind'], (subject: string) => string>>;
  /** What a form says beside a field. */
  readonly faults: Readonly<Record<'decision' | 'until' | 'statement' | 'appeal', string>>;
}

type PlainKey =
  | 'block'
  | 'unblock'
  | 'unblocking'
  | 'blockWhat'
  | 'blockConfirm'
  | 'cancel'
  | 'report'
  | 'close'
  | 'reason'
  | 'selectReason'
  | 'details'
  | 'detailsHint'
  | 'sendReport'
  | 'sending'
  | 'reportSent'
  | 'tooLong'
  | 'failed'
  | 'loading'
  | 'ownDecisions'
  | 'decisionsHint'
  | 'noDecisions'
  | 'yourReport'
  | 'aboutYou'
  | 'blockedPeople'
  | 'blockedHint'
  | 'nobodyBlocked'
  | 'statement'
  | 'reportedMessage'
  | 'yourText'
  | 'appeal'
  | 'appealHint'
  | 'appealText'
  | 'appealSend'
  | 'appealed'
  | 'suspended'
  | 'reasonGiven'
  | 'description'
  | 'queue'
  | 'queueEmpty'
  | 'backToQueue'
  | 'reporter'
  | 'affected'
  | 'nobody'
  | 'context'
  | 'contextHint'
  | 'itemGone'
  | 'reported'
  | 'decision'
  | 'until'
  | 'statementHint'
  | 'decide'
  | 'deciding'
  | 'more';
