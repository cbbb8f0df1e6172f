import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements } from '../../db/schema.ts';
import { userExists } from '../users/userExists.ts';
import { pairTables, type Pair, type PairKind } from './pairs.ts';

export const favoriteReadStore = (database: Database) => ({
  userExists: (id: string) => userExists(database, id),

  /** The announcements of a tenant's set, oldest pair first. */
  async listOf(kind: PairKind, tenantId: string): Promise<string[]> {
    const table = pairTables[kind];
    const rows = await database.queries
      .select({ id: table.announcementId })
      .from(table)
      .where(eq(table.tenantId, tenantId))
      .orderBy(asc(table.createdAt), asc(table.announcementId));
    return rows.map(({ id }) => id);
  },

  async has(kind: PairKind, { tenantId, announcementId }: Pair): Promise<boolean> {
    const table = pairTables[kind];
    const rows = await database.queries
      .select({ id: table.tenantId })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.announcementId, announcementId)));
    return rows.length > 0;
  },

  /** Whose an announcement is. */
  async findOwner(announcementId: string): Promise<string | null> {
    const [row] = await database.queries
      .select({ userId: announcements.userId })
      .from(announcements)
      .where(eq(announcements.id, announcementId));
    return row?.userId ?? null;
  },
});

export type FavoriteReadStore = ReturnType<typeof favoriteReadStore>;
