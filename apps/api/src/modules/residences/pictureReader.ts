import { asc, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { isAmong } from '../../db/isAmong.ts';
import { announcements, files } from '../../db/schema.ts';

/** A picture of a residence. */
export interface StoredPicture {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surround: boolean;
}

const residencesOf = {
  residences: () => isAmong(files.residenceId, 'ids'),
  announcements: (queries: Queries) =>
    inArray(
      files.residenceId,
      queries
        .select({ id: announcements.residenceId })
        .from(announcements)
        .where(isAmong(announcements.id, 'ids')),
    ),
} as const;

/**
 * Reads the pictures of several residences, by residence id, in their order.
 *
 * @param of - what the ids are: of residences, or of announcements, whose rows need not be known yet
 */
export function pictureReader(database: Database, of: keyof typeof residencesOf = 'residences') {
  const select = database.prepare(`pictures_of_${of}`, (queries) =>
    queries
      .select({
        residenceId: files.residenceId,
        id: files.id,
        key: files.key,
        name: files.name,
        surround: files.surround,
      })
      .from(files)
      .where(residencesOf[of](queries))
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
