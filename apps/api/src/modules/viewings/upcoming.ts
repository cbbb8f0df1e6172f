import type { components } from '@tilava/sdk/schema';
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { threads, viewings } from '../../db/schema.ts';

export type ViewingRow = typeof viewings.$inferSelect;

export const isNotCancelled = ne(viewings.state, 'cancelled');

const isNotOver = (now: Date): SQL =>
  sql`${viewings.startsAt} + ${viewings.lengthMinutes} * interval '1 minute' > ${now.toISOString()}::timestamptz`;

/** Whether it is agreed on or proposed, and not over. */
export const isUpcoming = (now: Date): SQL | undefined => and(isNotCancelled, isNotOver(now));

const isCancelled = sql`${viewings.state} = 'cancelled'`;

/** Of each thread the viewing that is upcoming, else the last one that was cancelled, unless it is over. */
export const nextViewings =
  (database: Database) =>
  async (threadIds: readonly string[], now: Date): Promise<ReadonlyMap<string, ViewingRow>> => {
    if (threadIds.length === 0) return new Map();
    const rows = await database.queries
      .selectDistinctOn([viewings.threadId])
      .from(viewings)
      .where(and(inArray(viewings.threadId, [...threadIds]), isNotOver(now)))
      .orderBy(
        viewings.threadId,
        isCancelled,
        sql`case when ${isCancelled} then ${viewings.updatedAt} end desc`,
        asc(viewings.startsAt),
      );
    return new Map(rows.map((row) => [row.threadId, row]));
  };

/** How many viewings of premises are upcoming, and when the first of them begins. */
export interface UpcomingCount {
  readonly count: number;
  readonly next: string;
}

/** By announcement id; those without any are left out. */
export const upcomingCounts =
  (database: Database) =>
  async (announcementIds: readonly string[], now: Date): Promise<ReadonlyMap<string, UpcomingCount>> => {
    if (announcementIds.length === 0) return new Map();
    const rows = await database.queries
      .select({
        id: threads.announcementId,
        count: sql<number>`count(*)::int`,
        next: sql`min(${viewings.startsAt})`.mapWith(viewings.startsAt),
      })
      .from(viewings)
      .innerJoin(threads, eq(threads.id, viewings.threadId))
      .where(and(inArray(threads.announcementId, [...announcementIds]), isUpcoming(now)))
      .groupBy(threads.announcementId);
    return new Map(
      rows.flatMap(({ id, count, next }) => (id === null ? [] : [[id, { count, next: next.toISOString() }]])),
    );
  };

export const presentViewing = (
  viewing: ViewingRow,
  thread: Pick<typeof threads.$inferSelect, 'id' | 'announcementId' | 'subject'>,
  otherSide: string | null,
): components['schemas']['Viewing'] => ({
  id: viewing.id,
  thread: thread.id,
  announcement: thread.announcementId,
  subject: thread.subject,
  otherSide,
  startsAt: viewing.startsAt.toISOString(),
  lengthMinutes: viewing.lengthMinutes,
  state: viewing.state,
  proposedBy: viewing.proposedBy,
  sequence: viewing.sequence,
  createdAt: viewing.createdAt.toISOString(),
  updatedAt: viewing.updatedAt.toISOString(),
});
