import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema.ts';

/** A picture of a residence. */
export interface StoredPicture {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surround: boolean;
}

/** The pictures of several residences, by residence id, in their order. */
export async function picturesOf(
  database: Database,
  residenceIds: readonly string[],
): Promise<Map<string, StoredPicture[]>> {
  if (residenceIds.length === 0) return new Map();
  const rows = await database.queries
    .select({
      residenceId: files.residenceId,
      id: files.id,
      key: files.key,
      name: files.name,
      surround: files.surround,
    })
    .from(files)
    .where(inArray(files.residenceId, [...residenceIds]))
    .orderBy(asc(files.position), asc(files.id));
  const grouped = Map.groupBy(rows, ({ residenceId }) => residenceId ?? '');
  return new Map(
    [...grouped].map(([id, group]) => [id, group.map(({ residenceId: _, ...picture }) => picture)]),
  );
}
