import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { needs } from '../../db/schema.ts';
import { insertNeed } from './insertNeed.ts';
import type { NeedRow } from './readStore.ts';

/** The statements that change needs, whose owners are locked; listings change with their announcements. */
export const propertyWriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  insertNeed: (need: NeedRow): Promise<NeedRow> => insertNeed(database, need),

  /** Writes a row whose owner is locked, which is another version then. */
  async updateNeed(row: NeedRow): Promise<NeedRow> {
    const next = { ...row, version: row.version + 1 };
    await database.queries.update(needs).set(next).where(eq(needs.id, row.id));
    return next;
  },

  async removeNeed(id: string): Promise<void> {
    await database.queries.delete(needs).where(eq(needs.id, id));
  },
});

export type PropertyWriteStore = ReturnType<typeof propertyWriteStore>;
