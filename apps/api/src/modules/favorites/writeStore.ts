import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, mutualNotices } from '../../db/schema.ts';
import { pairTables, type Pair, type PairKind } from './pairs.ts';

export function favoriteWriteStore(database: Database) {
  return {
    transaction: <Result>(work: () => Promise<Result>): Promise<Result> => database.transaction(work),

    /**
     * The announcement of a pair whose tenant is kept, which stays as it is until the transaction ends. It makes
     * the two sides of a pair wait for each other too: of two interests that arrive at once, the second sees the
     * first.
     */
    async lockAnnouncement({ announcementId }: Pair): Promise<typeof announcements.$inferSelect | null> {
      const [announcement] = await database.queries
        .select()
        .from(announcements)
        .where(eq(announcements.id, announcementId))
        .for('no key update');
      return announcement ?? null;
    },

    async add(kind: PairKind, { tenantId, announcementId }: Pair): Promise<void> {
      await database.queries
        .insert(pairTables[kind])
        .values({ tenantId, announcementId })
        .onConflictDoNothing();
    },

    async remove(kind: PairKind, { tenantId, announcementId }: Pair): Promise<void> {
      const table = pairTables[kind];
      await database.queries
        .delete(table)
        .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
    },

    /** Notes that the two sides are told now; false, and nothing is noted, where they were after `since`. */
    async noteNotified({ tenantId, announcementId }: Pair, now: Date, since: Date): Promise<boolean> {
      const rows = await database.queries
        .insert(mutualNotices)
        .values({ tenantId, announcementId, createdAt: now })
        .onConflictDoUpdate({
          target: [mutualNotices.tenantId, mutualNotices.announcementId],
          set: { createdAt: sql`excluded.created_at` },
          // In the future it is where the clock has been put back.
          setWhere: sql`${lte(mutualNotices.createdAt, since)} or ${gt(mutualNotices.createdAt, now)}`,
        })
        .returning({ id: mutualNotices.tenantId });
      return rows.length > 0;
    },

    async forgetNotifiedUntil(moment: Date): Promise<void> {
      await database.queries.delete(mutualNotices).where(lte(mutualNotices.createdAt, moment));
    },
  };
}

export type FavoriteWriteStore = ReturnType<typeof favoriteWriteStore>;
