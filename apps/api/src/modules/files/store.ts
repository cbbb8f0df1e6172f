import { and, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, users } from '../../db/schema.ts';
import { keyOfName } from '../../files/pictureStore.ts';
import { findResidence, touchResidence } from '../residences/store.ts';
import { userExists } from '../users/store.ts';

/** A picture that nobody has described is without a caption. */
type NewFile = Omit<typeof files.$inferSelect, 'renewedAt' | 'caption'> & {
  readonly caption?: string | null | undefined;
};

export const fileWriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async insert(row: NewFile): Promise<void> {
    await database.queries.insert(files).values({ ...row, renewedAt: row.createdAt });
  },

  /** Keeps those of the files that are a user's for longer; answers what they are attached to. */
  renew: (userId: string, ids: readonly string[], renewedAt: Date) =>
    database.queries
      .update(files)
      .set({ renewedAt })
      .where(and(eq(files.userId, userId), inArray(files.id, [...ids])))
      .returning({ id: files.id, residenceId: files.residenceId }),

  /** How many of a user's files belong to nothing; the profile picture does. */
  countUnattached: ({
    id,
    fileId,
  }: {
    readonly id: string;
    readonly fileId: string | null;
  }): Promise<number> =>
    database.queries.$count(
      files,
      and(
        eq(files.userId, id),
        isNull(files.residenceId),
        fileId === null ? undefined : ne(files.id, fileId),
      ),
    ),

  userExists: (id: string) => userExists(database, id),

  async setProfilePicture(userId: string, fileId: string): Promise<void> {
    await database.queries
      .update(users)
      .set({ fileId, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
  },

  /** Removes the row of a file that shows no residence; answers its key, if there was one. */
  async removeProfilePicture(id: string): Promise<string[]> {
    const removed = await database.queries
      .delete(files)
      .where(and(eq(files.id, id), isNull(files.residenceId)))
      .returning({ key: files.key });
    return removed.map(({ key }) => key);
  },

  findResidence: (id: string) => findResidence(database, id),

  async nextPosition(residenceId: string): Promise<number> {
    const [row] = await database.queries
      .select({ next: sql<number>`coalesce(max(${files.position}) + 1, 0)::int` })
      .from(files)
      .where(eq(files.residenceId, residenceId));
    return row?.next ?? 0;
  },

  touchResidence: (id: string) => touchResidence(database, id),

  /** Removes the rows of what belongs to nothing and was last kept before `before`; answers the keys. */
  async removeUnattached(before: Date): Promise<string[]> {
    return database.transaction(async () => {
      const isOldAndLoose = and(
        isNull(files.residenceId),
        lt(files.renewedAt, before),
        notExists(database.queries.select().from(users).where(eq(users.fileId, files.id))),
      );
      // What somebody is attaching at this moment is left alone.
      const found = await database.queries
        .select({ id: files.id })
        .from(files)
        .where(isOldAndLoose)
        .for('update', { skipLocked: true });
      if (found.length === 0) return [];
      const ids = found.map(({ id }) => id);
      const removed = await database.queries
        .delete(files)
        .where(and(inArray(files.id, ids), isOldAndLoose))
        .returning({ key: files.key });
      return removed.map(({ key }) => key);
    });
  },

  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await database.queries
      .select({ key: files.key })
      .from(files)
      .where(inArray(files.key, [...keys]));
    return new Set(rows.map(({ key }) => key));
  },
});

export type FileWriteStore = ReturnType<typeof fileWriteStore>;

export interface FoundFile {
  readonly id: string;
  readonly key: string;
  readonly userId: string;
  readonly residenceId: string | null;
}

/** The statements behind deleting pictures; what changes anything, changes what a locked user owns. */
export const fileDeletionStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async find(name: string): Promise<FoundFile | null> {
    const [row] = await database.queries
      .select({ id: files.id, key: files.key, userId: files.userId, residenceId: files.residenceId })
      .from(files)
      .where(keyOfName(name) === null ? eq(files.id, name) : eq(files.key, name));
    return row ?? null;
  },

  async remove(id: string): Promise<void> {
    await database.queries.delete(files).where(eq(files.id, id));
  },

  /** Takes the picture from its owner's profile, which is another version then, where that shows it. */
  async leaveProfile({ id, userId }: FoundFile): Promise<void> {
    await database.queries
      .update(users)
      .set({ fileId: null, version: sql`${users.version} + 1` })
      .where(and(eq(users.id, userId), eq(users.fileId, id)));
  },

  /** Closes the gap that a picture has left in a residence, which is another version then. */
  async closeUp(residenceId: string): Promise<void> {
    await database.queries.execute(sql`
      update files set position = ordered.position
      from (
        select id, (row_number() over (order by position, id) - 1)::smallint as position
        from files where residence_id = ${residenceId}
      ) as ordered
      where files.id = ordered.id and files.position <> ordered.position`);
    await touchResidence(database, residenceId);
  },
});

export type FileDeletionStore = ReturnType<typeof fileDeletionStore>;
