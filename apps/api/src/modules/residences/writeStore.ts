import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, residences } from '../../db/schema.ts';
import { lockUnattached } from '../files/lockUnattached.ts';
import { touchResidence } from './touchResidence.ts';

/** A picture with its place among those of its residence. */
export interface PlacedPicture {
  readonly id: string;
  readonly surround: boolean;
  readonly position: number;
}

/** The statements that change residences. */
export const residenceWriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  async insert(row: typeof residences.$inferInsert): Promise<void> {
    await database.queries.insert(residences).values(row);
  },

  touch: (id: string) => touchResidence(database, id),

  lockUnattached: (ids: readonly string[], userIds: readonly string[]) =>
    lockUnattached(database, ids, userIds),

  /** Puts pictures into their places; they become the owner's, so that they go with the owner. */
  async place(
    pictures: readonly PlacedPicture[],
    residence: { readonly id: string; readonly userId: string },
  ): Promise<void> {
    const { id: residenceId, userId } = residence;
    for (const { id, surround, position } of pictures) {
      await database.queries
        .update(files)
        .set({ residenceId, userId, surround, position })
        .where(eq(files.id, id));
    }
  },
});

/** See `residenceWriteStore`. */
export type ResidenceWriteStore = ReturnType<typeof residenceWriteStore>;
