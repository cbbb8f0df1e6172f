import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/isAmong.ts';
import { files } from '../../db/schema.ts';

/** A picture of a residence. */
export interface StoredPicture {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surround: boolean;
}

/** Reads the pictures of several residences, by residence id, in their order. */
export function pictureReader(database: Database) {
  const select = database.prepare('pictures_of_residences', (queries) =>
    queries
      .select({
        residenceId: files.residenceId,
        id: files.id,
        key: files.key,
        name: files.name,
        surround: files.surround,
      })
      .from(files)
      .where(isAmong(files.residenceId, 'ids'))
      .orderBy(asc(files.position), asc(files.id)),
  );
  return async (ids: readonly string[]): Promise<Map<string, StoredPicture[]>> => {
    if (ids.length === 0) return new Map();
    const grouped = Map.groupBy(await select({ ids }), ({ residenceId }) => residenceId ?? '');
    return new Map(
      [...grouped].map(([id, group]) => [id, group.map(({ residenceId: _, ...picture }) => picture)]),
    );
  };
}
