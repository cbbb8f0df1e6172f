import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, favorites, files, needs, tenantInterests, users } from '../../db/schema.ts';

/** A user's own row. */
export type UserRow = typeof users.$inferSelect;

/** Something of a user's. */
interface Owned {
  readonly userId: string;
  readonly id: string;
}

/** What belongs to several users, each list oldest first. */
export interface UsersBelongings {
  readonly properties: readonly Owned[];
  readonly favorites: readonly Owned[];
  readonly isInterested: readonly Owned[];
  readonly pictures: readonly Picture[];
}

interface Picture {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surround: boolean;
}

/** The statements behind reading users. */
export function userStore(database: Database) {
  const savedBy = (table: typeof favorites, ids: readonly string[]): Promise<Owned[]> =>
    database.queries
      .select({ userId: table.tenantId, id: table.announcementId })
      .from(table)
      .where(inArray(table.tenantId, [...ids]))
      .orderBy(asc(table.createdAt), asc(table.announcementId));

  /** What they seek and let. */
  async function propertiesOf(ids: readonly string[]): Promise<Owned[]> {
    const sought = await database.queries
      .select({ userId: needs.userId, id: needs.id })
      .from(needs)
      .where(inArray(needs.userId, [...ids]))
      .orderBy(asc(needs.createdAt), asc(needs.id));
    const offered = await database.queries
      .select({ userId: announcements.userId, id: announcements.propertyId })
      .from(announcements)
      .where(inArray(announcements.userId, [...ids]))
      .orderBy(asc(announcements.createdAt), asc(announcements.id));
    return [...sought, ...offered];
  }

  async function picturesOf(ids: readonly string[]): Promise<Picture[]> {
    if (ids.length === 0) return [];
    return database.queries
      .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
      .from(files)
      .where(inArray(files.id, [...ids]));
  }

  return {
    async find(id: string): Promise<UserRow | null> {
      const [row] = await database.queries.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** A page of all users, oldest first. */
    list: (offset: number, limit: number): Promise<UserRow[]> =>
      database.queries
        .select()
        .from(users)
        .orderBy(asc(users.createdAt), asc(users.id))
        .offset(offset)
        .limit(limit),

    async count(): Promise<number> {
      const [row] = await database.queries.select({ total: count() }).from(users);
      return row?.total ?? 0;
    },

    async belongingsOf(rows: readonly UserRow[]): Promise<UsersBelongings> {
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return { properties: [], favorites: [], isInterested: [], pictures: [] };
      return {
        properties: await propertiesOf(ids),
        favorites: await savedBy(favorites, ids),
        isInterested: await savedBy(tenantInterests, ids),
        pictures: await picturesOf(rows.flatMap(({ fileId }) => fileId ?? [])),
      };
    },
  };
}

/** See `userStore`. */
export type UserStore = ReturnType<typeof userStore>;
