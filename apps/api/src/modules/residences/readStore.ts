import type { Database } from '../../db/database.ts';
import { findResidence } from './findResidence.ts';
import { pictureReader, type StoredPicture } from './pictureReader.ts';

/** The statements that read residences. */
export function residenceReadStore(database: Database) {
  const picturesOf = pictureReader(database);
  return {
    find: (id: string) => findResidence(database, id),

    /** In their order. */
    async picturesOf(id: string): Promise<StoredPicture[]> {
      return (await picturesOf([id])).get(id) ?? [];
    },
  };
}

/** See `residenceReadStore`. */
export type ResidenceReadStore = ReturnType<typeof residenceReadStore>;
