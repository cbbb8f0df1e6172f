import { reportContext } from '@tilava/domain/safety';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, messages, needs, reports, threads, users } from '../../db/schema.ts';
import { lockName } from '../locks.ts';
import { shownMessage } from '../threads/store.ts';

export type ReportRow = typeof reports.$inferSelect;

/** What is reported, with who is answerable for it. */
export type ReportedItem = Pick<
  typeof reports.$inferInsert,
  'kind' | 'messageId' | 'announcementId' | 'subject'
> & { readonly affectedId: string };

const reporter = alias(users, 'reporter');
const affected = alias(users, 'affected');

type PartyColumn = 'id' | 'email' | 'language' | 'isAdmin' | 'privateTenant' | 'organizationTenant';

const party = <Table extends Readonly<Record<PartyColumn, PgColumn>>>({
  id,
  email,
  language,
  isAdmin,
  privateTenant,
  organizationTenant,
}: Table): Pick<Table, PartyColumn> => ({
  id,
  email,
  language,
  isAdmin,
  privateTenant,
  organizationTenant,
});

interface QueuePlace {
  readonly at: number;
  readonly id: string;
}

export function reportStore(database: Database) {
  const select = () =>
    database.queries
      .select({
        report: reports,
        reporter: party(reporter),
        affected: party(affected),
        reportedText: messages.text,
      })
      .from(reports)
      .leftJoin(reporter, eq(reporter.id, reports.reporterId))
      .leftJoin(affected, eq(affected.id, reports.affectedId))
      .leftJoin(messages, eq(messages.id, reports.messageId));

  return {
    transaction: database.transaction.bind(database),

    /** Lets one report of a user count after the other. */
    lockReporter: (userId: string): Promise<void> => lockName(database, `reports of ${userId}`),

    /** A message that the other side of one of a user's threads has sent. */
    async findMessage(readerId: string, id: string): Promise<ReportedItem | null> {
      const [found] = await database.queries
        .select({ sender: messages.sender, thread: threads })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(
          and(
            eq(messages.id, id),
            or(
              and(eq(threads.tenantId, readerId), eq(messages.sender, 'landlord')),
              and(eq(threads.landlordId, readerId), eq(messages.sender, 'tenant')),
            ),
          ),
        );
      if (found === undefined) return null;
      const { sender, thread } = found;
      const affectedId = sender === 'tenant' ? thread.tenantId : thread.landlordId;
      return affectedId === null
        ? null
        : { kind: 'message', messageId: id, affectedId, subject: thread.subject };
    },

    async findOpen(reporterId: string, { messageId, announcementId }: ReportedItem) {
      const isItem =
        typeof messageId === 'string'
          ? eq(reports.messageId, messageId)
          : eq(reports.announcementId, announcementId ?? '');
      const [row] = await select().where(
        and(eq(reports.reporterId, reporterId), eq(reports.state, 'open'), isItem),
      );
      return row ?? null;
    },

    /** How many reports a user has made since a moment, and when the first of them. */
    async madeSince(reporterId: string, since: Date) {
      const [row] = await database.queries
        .select({ total: count(), oldest: min(reports.createdAt) })
        .from(reports)
        .where(and(eq(reports.reporterId, reporterId), gt(reports.createdAt, since)));
      return row ?? { total: 0, oldest: null };
    },

    async insert(row: typeof reports.$inferInsert): Promise<void> {
      await database.queries.insert(reports).values(row);
    },

    async find(id: string) {
      const [row] = await select().where(eq(reports.id, id));
      return row ?? null;
    },

    /** As it stays until the transaction ends. */
    async lock(id: string): Promise<ReportRow | null> {
      const [row] = await database.queries
        .select()
        .from(reports)
        .where(eq(reports.id, id))
        .for('no key update');
      return row ?? null;
    },

    async update(id: string, changes: Partial<ReportRow>): Promise<void> {
      await database.queries.update(reports).set(changes).where(eq(reports.id, id));
    },

    /** What a user has reported, and what was decided about the user, the latest first. */
    ofUser: (userId: string, limit: number) =>
      select().where(isReportOf(userId)).orderBy(desc(reports.createdAt), desc(reports.id)).limit(limit),

    /** Those that have waited longest first. */
    queue: (states: readonly ReportRow['state'][], after: QueuePlace | null, limit: number) =>
      select()
        .where(
          and(
            inArray(reports.state, [...states]),
            after === null
              ? undefined
              : sql`(${reports.createdAt}, ${reports.id}) >
                  (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(reports.createdAt), asc(reports.id))
        .limit(limit),

    async counts(): Promise<Record<ReportRow['state'], number>> {
      const rows = await database.queries
        .select({ state: reports.state, total: count() })
        .from(reports)
        .groupBy(reports.state);
      const none = { open: 0, decided: 0, appealed: 0, closed: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, total }) => [state, total])) };
    },

    /** A reported message with the few around it, and nothing else of its thread. */
    async contextOf(messageId: string) {
      const [reported] = await database.queries.select().from(messages).where(eq(messages.id, messageId));
      if (reported === undefined) return [];
      const { threadId, number } = reported;
      return database.queries
        .select(shownMessage)
        .from(messages)
        .where(
          and(
            eq(messages.threadId, threadId),
            between(messages.number, number - reportContext, number + reportContext),
          ),
        )
        .orderBy(asc(messages.number));
    },

    /** Hides a public announcement; answers what was hidden. */
    hideAnnouncement: (id: string) => hide(database, announcements, eq(announcements.id, id)),

    /** Hides all that is public of a user; answers what was hidden. */
    async hideAll(userId: string): Promise<string[]> {
      return [
        ...(await hide(database, announcements, eq(announcements.userId, userId))),
        ...(await hide(database, needs, eq(needs.userId, userId))),
      ];
    },

    /** Users whose suspension has ended by itself. */
    async findReleased(today: string): Promise<string[]> {
      const rows = await database.queries
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.suspendedUntil} <= ${today}`);
      return rows.map(({ id }) => id);
    },

    /** Suspends a user as long as decisions say, and shows again what no decision hides any more; answers which announcements. */
    async applyDecisions(userId: string, today: string): Promise<string[]> {
      const standing = sql`${reports.affectedId} = ${userId}
        and ${reports.appealDecision} is distinct from 'reversed'`;
      const [user] = await database.queries
        .update(users)
        .set({
          suspendedUntil: sql`(select max(${reports.suspendedUntil}) from ${reports}
            where ${standing} and ${reports.suspendedUntil} > ${today})`,
          version: sql`${users.version} + 1`,
        })
        .where(eq(users.id, userId))
        .returning({ suspendedUntil: users.suspendedUntil });
      if (user === undefined || user.suspendedUntil !== null) return [];
      const isOver = sql`${reports.affectedId} = ${userId}
        and (${reports.decision} = 'suspended' or ${reports.appealDecision} = 'reversed')`;
      const ids = sql`select unnest(${reports.hiddenIds}) from ${reports} where ${isOver}`;
      const shown = await database.queries
        .update(announcements)
        .set({ isActive: true, version: sql`${announcements.version} + 1` })
        .where(
          and(
            sql`${announcements.id} in (${ids})`,
            eq(announcements.isActive, false),
            // Whoever has let them since does not offer them again.
            isNull(announcements.letFrom),
            sql`not ${isWithheld(announcements.id)}`,
          ),
        )
        .returning({ id: announcements.id });
      await database.queries
        .update(needs)
        .set({ isActive: true, version: sql`${needs.version} + 1` })
        .where(and(sql`${needs.id} in (${ids})`, eq(needs.isActive, false)));
      await database.queries.update(reports).set({ hiddenIds: [] }).where(isOver);
      return shown.map(({ id }) => id);
    },

    /** Whether a decision that stands keeps an announcement from being public. */
    async isWithheld(announcementId: string): Promise<boolean> {
      const { rows } = await database.queries.execute<{ found: boolean }>(
        sql`select ${isWithheld(sql`${announcementId}::uuid`)} as found`,
      );
      return rows[0]?.found === true;
    },

    /** Deletes what was decided as long ago as that and affects nobody any more. */
    async forgetUntil(moment: Date, today: string): Promise<void> {
      await database.queries
        .delete(reports)
        .where(
          and(
            inArray(reports.state, ['decided', 'closed']),
            lt(sql`coalesce(${reports.appealDecidedAt}, ${reports.decidedAt})`, moment),
            sql`coalesce(${reports.suspendedUntil} <= ${today}, true)`,
          ),
        );
    },
  };
}

export type ReportStore = ReturnType<typeof reportStore>;
export type StoredReport = NonNullable<Awaited<ReturnType<ReportStore['find']>>>;

/** What a user reported, or what was decided against the user. */
export const isReportOf = (userId: string) =>
  or(
    eq(reports.reporterId, userId),
    and(eq(reports.affectedId, userId), isNotNull(reports.decision), ne(reports.decision, 'dismissed')),
  );

const isWithheld = (announcementId: Parameters<typeof eq>[1]) => sql`exists (select from ${reports}
  where ${reports.announcementId} = ${announcementId} and ${reports.decision} = 'announcementHidden'
    and ${reports.appealDecision} is distinct from 'reversed')`;

async function hide(
  { queries }: Database,
  table: typeof announcements | typeof needs,
  which: ReturnType<typeof eq>,
): Promise<string[]> {
  const hidden = await queries
    .update(table)
    .set({ isActive: false, version: sql`${table.version} + 1` })
    .where(and(which, eq(table.isActive, true)))
    .returning({ id: table.id });
  return hidden.map(({ id }) => id);
}
