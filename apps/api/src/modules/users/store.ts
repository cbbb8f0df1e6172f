import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, favorites, files, needs, tenantInterests, users } from '../../db/schema.ts';

/** A user's own row. */
export type UserRow = typeof users.$inferSelect;

/** The statements behind users. */
export function userStore(database: Database) {
  const savedBy = async (table: typeof favorites, userId: string) => {
    const rows = await database.queries
      .select({ id: table.announcementId })
      .from(table)
      .where(eq(table.tenantId, userId))
      .orderBy(asc(table.createdAt), asc(table.announcementId));
    return rows.map(({ id }) => id);
  };

  return {
    async find(id: string): Promise<UserRow | null> {
      const [row] = await database.queries.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** Ids of what the user seeks or lets, oldest first. */
    async propertyIds(user: UserRow): Promise<string[]> {
      const rows = user.isLandlord
        ? await database.queries
            .select({ id: announcements.propertyId })
            .from(announcements)
            .where(eq(announcements.userId, user.id))
            .orderBy(asc(announcements.createdAt), asc(announcements.id))
        : await database.queries
            .select({ id: needs.id })
            .from(needs)
            .where(eq(needs.userId, user.id))
            .orderBy(asc(needs.createdAt), asc(needs.id));
      return rows.map(({ id }) => id);
    },

    favoritesOf: (userId: string) => savedBy(favorites, userId),
    interestsOf: (userId: string) => savedBy(tenantInterests, userId),

    async picture(fileId: string) {
      const [row] = await database.queries
        .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
        .from(files)
        .where(eq(files.id, fileId));
      return row ?? null;
    },
  };
}

/** See `userStore`. */
export type UserStore = ReturnType<typeof userStore>;
