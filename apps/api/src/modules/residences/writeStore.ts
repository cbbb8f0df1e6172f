import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, residences } from '../../db/schema.ts';
import { lockUnattached } from '../files/lockUnattached.ts';

/** The statements behind residences. */
export const residenceWriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async insert(row: typeof residences.$inferInsert): Promise<void> {
    await database.queries.insert(residences).values(row);
  },

  lockUnattached: (ids: readonly string[], userIds: readonly string[]) =>
    lockUnattached(database, ids, userIds),

  /** The files become the owner's, so that they go with the owner. */
  async attach(ids: readonly string[], residenceId: string, userId: string): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await database.queries.update(files).set({ residenceId, userId, position }).where(eq(files.id, id));
    }
  },
});

/** See `residenceWriteStore`. */
export type ResidenceWriteStore = ReturnType<typeof residenceWriteStore>;
