import { toMessage } from '@tilava/domain/conversation';
import { canAppeal, possibleDecisions, reportsKeptFor, reportsPerDay } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { PublishEvent } from '../../events/eventHub.ts';
import type { Call, Caller, Handlers } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError, tooManyAttempts } from '../../http/problems.ts';
import type { AnnouncementEvents } from '../announcements/announcementEvents.ts';
import type { AnnouncementReadService } from '../announcements/service.ts';
import type { AnnouncementStore } from '../announcements/store.ts';
import { cursors, cutPage, isId, listName, within } from '../listQuery.ts';
import type { Audience } from '../matchmaking/audience.ts';
import { requireReach } from '../permissions.ts';
import { presentMessage } from '../threads/service.ts';
import type { CancelViewings } from '../viewings/mails.ts';
import type { DecisionMails } from './decisionMails.ts';
import { presentOwn, presentRecord } from './present.ts';
import type { ReportedItem, ReportRow, ReportStore, StoredReport } from './store.ts';

type Schemas = components['schemas'];

interface ReportParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock'> {
  readonly store: ReportStore;
  readonly rows: Pick<AnnouncementStore, 'find'>;
  readonly announcements: Pick<AnnouncementReadService, 'present'>;
  readonly isInAudience: Audience;
  readonly mails: DecisionMails;
  readonly cancelViewings: CancelViewings;
  readonly publish: PublishEvent;
  readonly announcementEvents: Pick<AnnouncementEvents, 'decided'>;
}

const day = 24 * 3_600_000;

/** The newest that a user is shown. */
const maxListed = 100;

const places = cursors({ at: within(4_102_444_800_000), id: isId });

export function reportService(parts: ReportParts) {
  const { store, rows, announcements, isInAudience, mails, cancelViewings, publish, locks, audit, clock } =
    parts;
  const { announcementEvents } = parts;
  const today = () => helsinkiDay(clock());

  /** What a user reads and may report. */
  async function findItem(caller: Caller, { kind, item }: Schemas['ReportCreation']): Promise<ReportedItem> {
    if (kind === 'message') {
      const message = await store.findMessage(caller.id, item);
      if (message === null) throw notFound();
      return message;
    }
    const announcement = await rows.find(item);
    if (announcement === null || !(await isInAudience(caller, announcement))) throw notFound();
    const { id, userId, address } = announcement;
    return { kind, announcementId: id, affectedId: userId, subject: address };
  }

  async function details(caller: Caller, id: string): Promise<Schemas['ReportDetails']> {
    const stored = await store.find(id);
    if (stored === null) throw notFound();
    const { kind, messageId, announcementId } = stored.report;
    const messages = messageId === null ? [] : await store.contextOf(messageId);
    const row = kind === 'announcement' && announcementId !== null ? await rows.find(announcementId) : null;
    const [announcement = null] = row === null ? [] : await announcements.present(caller, [row]);
    return {
      ...presentRecord(stored),
      messages: messages.map((message) => presentMessage(message)),
      reportedMessage: messageId,
      announcement,
    };
  }

  const own = ({ report, reportedText }: StoredReport, userId: string): Schemas['Report'] =>
    presentOwn(report, reportedText, userId, clock());

  async function readOwn(caller: Caller, id: string): Promise<Schemas['Report']> {
    const stored = await store.find(id);
    if (stored === null) throw notFound();
    return own(stored, caller.id);
  }

  /** Decides an open report; hides or suspends as the decision says. */
  async function decide(caller: Caller, report: ReportRow, changes: Decided): Promise<void> {
    const { decision, statement, suspendedUntil } = changes;
    const { affectedId, announcementId } = report;
    refuseImpossible(report, changes, today());
    const now = clock();
    const decided = {
      state: 'decided',
      decision,
      statement,
      decidedBy: caller.id,
      decidedAt: now,
      suspendedUntil: suspendedUntil ?? null,
    } as const;
    if (decision === 'announcementHidden' && announcementId !== null) {
      const hiddenIds = await store.hideAnnouncement(announcementId);
      await store.update(report.id, { ...decided, hiddenIds });
      await announcementEvents.decided(hiddenIds);
      await cancelViewings({ ofAnnouncement: announcementId });
    } else if (decision === 'suspended' && affectedId !== null) {
      const hiddenIds = await store.hideAll(affectedId);
      await store.update(report.id, { ...decided, hiddenIds });
      await announcementEvents.decided(hiddenIds);
      await cancelViewings({ ofUser: affectedId });
      await store.applyDecisions(affectedId, today());
      // Open pages read again, and lead to the decision.
      await publish([affectedId], { kind: 'interests', thread: null });
    } else await store.update(report.id, decided);
    await audit.record(caller, 'updateReport', report.id, [decision]);
  }

  /** Decides an appeal; one that is right undoes what was decided. */
  async function decideAppeal(caller: Caller, report: ReportRow, changes: AppealDecided): Promise<void> {
    await store.update(report.id, {
      state: 'closed',
      appealDecision: changes.appealDecision,
      appealStatement: changes.statement,
      appealDecidedBy: caller.id,
      appealDecidedAt: clock(),
    });
    if (changes.appealDecision === 'reversed' && report.affectedId !== null) {
      await announcementEvents.decided(await store.applyDecisions(report.affectedId, today()));
    }
    await audit.record(caller, 'updateReport', report.id, [changes.appealDecision]);
  }

  return {
    /**
     * Reports a message or an announcement; the same again while it is open.
     *
     * @throws ProblemError 404 where the caller can't read it, 429 after too many
     */
    create: (caller: Caller, creation: Schemas['ReportCreation']): Promise<Schemas['Report']> =>
      store.transaction(async () => {
        await store.lockReporter(caller.id);
        const item = await findItem(caller, creation);
        if ((await locks.keepUser(caller, item.affectedId)) === null) throw notFound();
        const known = await store.findOpen(caller.id, item);
        if (known !== null) return own(known, caller.id);
        const now = clock();
        const { total, oldest } = await store.madeSince(caller.id, new Date(now.getTime() - day));
        if (total >= reportsPerDay) throw tooManyAttempts((oldest ?? now).getTime() + day - now.getTime());
        const id = uuidv7();
        const text = toMessage(creation.text ?? '');
        await store.insert({
          ...item,
          id,
          reporterId: caller.id,
          reason: creation.reason,
          text,
          createdAt: now,
        });
        return readOwn(caller, id);
      }),

    async listOfUser(caller: Caller, userId: string): Promise<Schemas['Report'][]> {
      requireReach(caller, 'listReportsOfUser', userId);
      return (await store.ofUser(userId, maxListed)).map((stored) => own(stored, userId));
    },

    /** Appeals, once; the same text again changes nothing. */
    async appeal(caller: Caller, id: string, body: Schemas['AppealCreation']): Promise<Schemas['Report']> {
      const text = requireText(body.text);
      return store.transaction(async () => {
        await locks.keepUser(caller);
        const report = await store.lock(id);
        if (report?.affectedId !== caller.id || report.decision === null || report.decision === 'dismissed') {
          throw notFound();
        }
        if (report.state === 'appealed' && report.appeal === text) return readOwn(caller, id);
        if (!canAppeal(report, clock())) throw reportClosed();
        await store.update(id, { state: 'appealed', appeal: text, appealedAt: clock() });
        return readOwn(caller, id);
      });
    },

    async queue({ state, cursor, limit = 50 }: Call<'listReports'>['query']): Promise<Schemas['ReportPage']> {
      const states = state === undefined ? (['open', 'appealed'] as const) : [state];
      const name = listName(...states);
      const found = await store.queue(states, places.read(cursor, name), limit + 1);
      const { shown, last } = cutPage(found, limit);
      return {
        results: shown.map(presentRecord),
        counts: await store.counts(),
        nextCursor:
          last === undefined
            ? null
            : places.write({ at: last.report.createdAt.getTime(), id: last.report.id }, name),
      };
    },

    read: (caller: Caller, id: string): Promise<Schemas['ReportDetails']> =>
      store.transaction(async () => {
        const report = await details(caller, id);
        await audit.record(caller, 'getReport', id);
        return report;
      }),

    /** Decides a report or its appeal; what the same admin has decided alike is answered as it is. */
    async update(
      caller: Caller,
      id: string,
      changes: Schemas['ReportChanges'],
    ): Promise<Schemas['ReportDetails']> {
      const decision = readChanges(changes);
      return store.transaction(async () => {
        const seen = await store.find(id);
        if (seen === null) throw notFound();
        const { affected } = seen;
        if (affected?.isAdmin === true && 'decision' in decision && decision.decision === 'suspended') {
          throw invalidValue('An admin can’t be suspended', '/body/decision');
        }
        await locks.lockOwner(caller, affected?.id ?? caller.id);
        const report = await store.lock(id);
        if (report === null) throw notFound();
        if (isRepeated(report, caller, decision)) return details(caller, id);
        if (report.state !== ('decision' in decision ? 'open' : 'appealed')) throw reportClosed();
        if ('decision' in decision) await decide(caller, report, decision);
        else await decideAppeal(caller, report, decision);
        const decided = await store.find(id);
        if (decided !== null) await mails.send(decided);
        return details(caller, id);
      });
    },

    isWithheld: (announcementId: string): Promise<boolean> => store.isWithheld(announcementId),

    /** Ends suspensions that are over, and forgets what was decided long ago. */
    async sweep(): Promise<void> {
      for (const id of await store.findReleased(today())) {
        await store.transaction(async () => {
          if ((await locks.lockUser(id)) !== null)
            await announcementEvents.decided(await store.applyDecisions(id, today()));
        });
      }
      const moment = new Date(clock());
      moment.setMonth(moment.getMonth() - reportsKeptFor);
      await store.forgetUntil(moment, today());
    },
  };
}

export type ReportService = ReturnType<typeof reportService>;

interface Decided {
  readonly decision: Schemas['ReportDecision'];
  readonly statement: string;
  readonly suspendedUntil: string | undefined;
}

interface AppealDecided {
  readonly appealDecision: Schemas['AppealDecision'];
  readonly statement: string;
}

const reportClosed = () =>
  new ProblemError(
    409,
    'report_closed',
    'This report has been decided, or the decision can’t be appealed any more',
  );

function requireText(text: string, pointer = '/body/text'): string {
  const shown = toMessage(text);
  if (shown === null) throw invalidValue('This can’t be empty', pointer);
  return shown;
}

function readChanges(changes: Schemas['ReportChanges']): Decided | AppealDecided {
  const { decision, appealDecision, suspendedUntil } = changes;
  const statement = requireText(changes.statement, '/body/statement');
  if (decision !== undefined && appealDecision === undefined) return { decision, statement, suspendedUntil };
  if (appealDecision === undefined || decision !== undefined) {
    throw invalidValue('Send either decision or appealDecision', '/body/decision');
  }
  if (suspendedUntil !== undefined) throw onlyWithSuspension();
  return { appealDecision, statement };
}

const onlyWithSuspension = () =>
  invalidValue('Only send this when the account is suspended', '/body/suspendedUntil');

function refuseImpossible(report: ReportRow, changes: Decided, today: string): void {
  const { decision, suspendedUntil } = changes;
  const isAnnouncement = report.announcementId !== null;
  if (!possibleDecisions({ isAnnouncement, hasAccount: report.affectedId !== null }).includes(decision)) {
    throw invalidValue('This can’t be decided about what was reported', '/body/decision');
  }
  if (decision !== 'suspended') {
    if (suspendedUntil !== undefined) throw onlyWithSuspension();
  } else if (suspendedUntil === undefined || suspendedUntil <= today) {
    throw invalidValue('Select a day after today', '/body/suspendedUntil');
  }
}

function isRepeated(report: ReportRow, caller: Caller, changes: Decided | AppealDecided): boolean {
  if ('appealDecision' in changes) {
    return (
      report.appealDecidedBy === caller.id &&
      report.appealDecision === changes.appealDecision &&
      report.appealStatement === changes.statement
    );
  }
  return (
    report.decidedBy === caller.id &&
    report.decision === changes.decision &&
    report.statement === changes.statement &&
    report.suspendedUntil === (changes.suspendedUntil ?? null)
  );
}

type ReportOperation =
  'createReport' | 'listReportsOfUser' | 'createAppeal' | 'listReports' | 'getReport' | 'updateReport';

export const reportHandlers = (reports: ReportService): Handlers<ReportOperation> => ({
  createReport: async ({ caller, body }) => ({
    status: 201,
    body: await reports.create(caller, body),
    location: `/user/${caller.id}/reports`,
  }),

  listReportsOfUser: async ({ caller, path }) => ({
    status: 200,
    body: { results: await reports.listOfUser(caller, path.id) },
  }),

  createAppeal: async ({ caller, path, body }) => ({
    status: 200,
    body: await reports.appeal(caller, path.reportId, body),
  }),

  listReports: async ({ query }) => ({ status: 200, body: await reports.queue(query) }),

  getReport: async ({ caller, path }) => ({ status: 200, body: await reports.read(caller, path.reportId) }),

  updateReport: async ({ caller, path, body }) => ({
    status: 200,
    body: await reports.update(caller, path.reportId, body),
  }),
});
