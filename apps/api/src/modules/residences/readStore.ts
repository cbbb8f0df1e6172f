import type { Database } from '../../db/database.ts';
import { findResidence } from './findResidence.ts';
import { pictureReader, type StoredPicture } from './pictureReader.ts';

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

export type ResidenceReadStore = ReturnType<typeof residenceReadStore>;
