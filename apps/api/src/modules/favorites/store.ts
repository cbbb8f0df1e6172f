import { and, asc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  changeNotices,
  favorites,
  landlordInterests,
  mutualNotices,
  tenantInterests,
} from '../../db/schema.ts';
import { isSaved } from './changeStore.ts';
import { userExists } from '../users/store.ts';

export interface Pair {
  readonly tenantId: string;
  readonly announcementId: string;
}

/** What a tenant saves, or a landlord tells a tenant; each is a set of pairs of its own. */
type PairKind = 'favorites' | 'tenantInterests' | 'landlordInterests';

const pairTables = { favorites, tenantInterests, landlordInterests };

export type SavedKind = Exclude<PairKind, 'landlordInterests'>;

/** When an announcement was saved, in microseconds, as exactly as the database orders by it. */
interface SavedPlace {
  readonly at: number;
  readonly id: string;
}

interface SavedPart {
  readonly after: SavedPlace | null;
  readonly most: number;
}

export const favoriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  userExists: (id: string) => userExists(database, id),

  /** Oldest first: all that a tenant has saved, or so many behind a place. */
  listOf: (kind: SavedKind, tenantId: string, part?: SavedPart): Promise<SavedPlace[]> => {
    const { announcementId: id, createdAt, tenantId: owner } = pairTables[kind];
    const after = part?.after ?? null;
    const isBehind =
      after === null
        ? undefined
        : sql`(${createdAt}, ${id}) > (to_timestamp(0) + ${after.at} * interval '1 microsecond', ${after.id}::uuid)`;
    const query = database.queries
      .select({ id, at: sql`extract(epoch from ${createdAt}) * 1000000`.mapWith(Number) })
      .from(pairTables[kind])
      .where(and(eq(owner, tenantId), isBehind))
      .orderBy(asc(createdAt), asc(id));
    return part === undefined ? query : query.limit(part.most);
  },

  async has(kind: PairKind, { tenantId, announcementId }: Pair): Promise<boolean> {
    const table = pairTables[kind];
    const rows = await database.queries
      .select({ id: table.tenantId })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
    return rows.length > 0;
  },

  async findOwner(announcementId: string): Promise<string | null> {
    const [row] = await database.queries
      .select({ userId: announcements.userId })
      .from(announcements)
      .where(eq(announcements.id, announcementId));
    return row?.userId ?? null;
  },

  /** Locks the pair's announcement: of two interests that arrive at once, the second sees the first. */
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

  /** Whether the pair was there. */
  async remove(kind: PairKind, { tenantId, announcementId }: Pair): Promise<boolean> {
    const table = pairTables[kind];
    const removed = await database.queries
      .delete(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)))
      .returning({ id: table.tenantId });
    // Saved again, it is known as it is then.
    if (kind !== 'landlordInterests') {
      const isPair = and(
        eq(changeNotices.tenantId, tenantId),
        eq(changeNotices.announcementId, announcementId),
      );
      await database.queries.delete(changeNotices).where(and(isPair, sql`not ${isSaved}`));
    }
    return removed.length > 0;
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
});

export type FavoriteStore = ReturnType<typeof favoriteStore>;

const tables = [favorites, tenantInterests, landlordInterests, mutualNotices];

/** Whose pairs: those of one announcement, or those that go with a user. */
export type Locked = { readonly ofAnnouncement: string } | { readonly ofUser: string };

/** Locks announcements and the pairs deleted with them, in one order: a tenant and a landlord may go at once. */
export async function lockPairs(database: Database, locked: Locked): Promise<void> {
  const { queries } = database;
  const shown =
    'ofUser' in locked
      ? eq(announcements.userId, locked.ofUser)
      : eq(announcements.id, locked.ofAnnouncement);
  const lockedRows = await queries
    .select({ id: announcements.id })
    .from(announcements)
    .where(shown)
    .orderBy(asc(announcements.id))
    .for('update');
  const ids = lockedRows.map(({ id }) => id);
  for (const table of tables) {
    const ofTenant: SQL | undefined = 'ofUser' in locked ? eq(table.tenantId, locked.ofUser) : undefined;
    await queries
      .select({ tenantId: table.tenantId })
      .from(table)
      .where(or(ofTenant, inArray(table.announcementId, ids)))
      .orderBy(asc(table.tenantId), asc(table.announcementId))
      .for('update');
  }
}
