import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, users } from '../../db/schema.ts';
import { keyOfName } from '../../files/pictureStore.ts';
import { touchResidence } from '../residences/touchResidence.ts';

/** A file with whose it is, and the residence that it shows. */
export interface FoundFile {
  readonly id: string;
  readonly key: string;
  readonly userId: string;
  readonly residenceId: string | null;
}

/** The statements behind deleting pictures; what changes anything, changes what a locked user owns. */
export const fileDeletionStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** By its id or its key. */
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
