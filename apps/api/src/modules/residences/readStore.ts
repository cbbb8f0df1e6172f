import type { Database } from '../../db/database.ts';
import { findResidence } from './findResidence.ts';
import { picturesOf, type StoredPicture } from './picturesOf.ts';

/** The statements that read residences. */
export const residenceReadStore = (database: Database) => ({
  find: (id: string) => findResidence(database, id),

  /** In their order. */
  async picturesOf(id: string): Promise<StoredPicture[]> {
    return (await picturesOf(database, [id])).get(id) ?? [];
  },
});

/** See `residenceReadStore`. */
export type ResidenceReadStore = ReturnType<typeof residenceReadStore>;
