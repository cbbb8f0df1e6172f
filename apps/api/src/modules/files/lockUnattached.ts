import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, users } from '../../db/schema.ts';
import { invalidValue } from '../../http/problems.ts';

/** Those that are shown by nothing yet; nobody else attaches them until the transaction ends. */
export async function lockUnattached(database: Database, ids: readonly string[], userIds: readonly string[]) {
  const found = await database.queries
    .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
    .from(files)
    .where(and(inArray(files.id, [...ids]), inArray(files.userId, [...userIds]), isNull(files.residenceId)))
    .orderBy(files.id)
    .for('update');
  // Asked by a statement of its own, once they are locked: the first one does not see what it has waited for.
  const profilePictures = await database.queries
    .select({ id: users.fileId })
    .from(users)
    .where(
      inArray(
        users.fileId,
        found.map(({ id }) => id),
      ),
    );
  return found.filter((file) => profilePictures.every(({ id }) => id !== file.id));
}

/** A file that `lockUnattached` does not find; somebody else's is as good as none. */
export const unusableFile = (pointer: string) =>
  invalidValue('You have no unused file with this id', pointer);
