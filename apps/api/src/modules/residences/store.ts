import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, residences, users } from '../../db/schema.ts';

/** The statements behind residences. */
export const residenceStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async isLandlord(userId: string): Promise<boolean> {
    const [row] = await database.queries
      .select({ isLandlord: users.isLandlord })
      .from(users)
      .where(eq(users.id, userId));
    return row?.isLandlord ?? false;
  },

  async insert(row: typeof residences.$inferInsert): Promise<void> {
    await database.queries.insert(residences).values(row);
  },

  /** Those of the files that belong to one of the users and to nothing else; nobody else may attach them now. */
  async lockUnattached(ids: readonly string[], userIds: readonly string[]) {
    if (ids.length === 0) return [];
    return database.queries
      .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
      .from(files)
      .where(
        and(
          inArray(files.id, [...ids]),
          inArray(files.userId, [...userIds]),
          isNull(files.residenceId),
          notExists(database.queries.select().from(users).where(eq(users.fileId, files.id))),
        ),
      )
      .orderBy(files.id)
      .for('update');
  },

  /** The files become the owner's, so that they go with the owner. */
  async attach(ids: readonly string[], residenceId: string, userId: string): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await database.queries.update(files).set({ residenceId, userId, position }).where(eq(files.id, id));
    }
  },
});

/** See `residenceStore`. */
export type ResidenceStore = ReturnType<typeof residenceStore>;
