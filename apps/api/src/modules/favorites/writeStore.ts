import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  mutualNotices,
  tenantInterests,
  users,
} from '../../db/schema.ts';

/** A tenant and an announcement. */
export interface Pair {
  readonly tenantId: string;
  readonly announcementId: string;
}

/** What a tenant saves, or a landlord tells a tenant; each is a set of pairs of its own. */
export type PairKind = 'favorites' | 'tenantInterests' | 'landlordInterests';

const tables = { favorites, tenantInterests, landlordInterests };

/** The statements behind favourites and interests. */
export function favoriteStore(database: Database) {
  return {
    transaction: <Result>(work: () => Promise<Result>): Promise<Result> => database.transaction(work),

    async userExists(id: string): Promise<boolean> {
      const rows = await database.queries.select({ id: users.id }).from(users).where(eq(users.id, id));
      return rows.length > 0;
    },

    /** The announcements of a tenant's set, oldest pair first. */
    async listOf(kind: PairKind, tenantId: string): Promise<string[]> {
      const table = tables[kind];
      const rows = await database.queries
        .select({ id: table.announcementId })
        .from(table)
        .where(eq(table.tenantId, tenantId))
        .orderBy(asc(table.createdAt), asc(table.announcementId));
      return rows.map(({ id }) => id);
    },

    async findOwner(announcementId: string): Promise<string | null> {
      const [row] = await database.queries
        .select({ userId: announcements.userId })
        .from(announcements)
        .where(eq(announcements.id, announcementId));
      return row?.userId ?? null;
    },

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

    async has(kind: PairKind, { tenantId, announcementId }: Pair): Promise<boolean> {
      const table = tables[kind];
      const rows = await database.queries
        .select({ id: table.tenantId })
        .from(table)
        .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
      return rows.length > 0;
    },

    async add(kind: PairKind, { tenantId, announcementId }: Pair): Promise<void> {
      await database.queries.insert(tables[kind]).values({ tenantId, announcementId }).onConflictDoNothing();
    },

    async remove(kind: PairKind, { tenantId, announcementId }: Pair): Promise<void> {
      const table = tables[kind];
      await database.queries
        .delete(table)
        .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
    },

    /** Notes that the two sides are told now; false, and nothing is noted, where they were after `since`. */
    async noteTold({ tenantId, announcementId }: Pair, now: Date, since: Date): Promise<boolean> {
      const rows = await database.queries
        .insert(mutualNotices)
        .values({ tenantId, announcementId, createdAt: now })
        .onConflictDoUpdate({
          target: [mutualNotices.tenantId, mutualNotices.announcementId],
          set: { createdAt: sql`excluded.created_at` },
          setWhere: lte(mutualNotices.createdAt, since),
        })
        .returning({ id: mutualNotices.tenantId });
      return rows.length > 0;
    },

    async forgetToldUntil(moment: Date): Promise<void> {
      await database.queries.delete(mutualNotices).where(lte(mutualNotices.createdAt, moment));
    },
  };
}

/** See `favoriteStore`. */
export type FavoriteStore = ReturnType<typeof favoriteStore>;
