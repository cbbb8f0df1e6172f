import { sql, type SQL } from 'drizzle-orm';
import { announcements } from '../../db/schema.ts';

/** Characters of a UUID. */
const idLength = 36;

/** The transaction that wrote the row last, which is another one also where somebody changes it by hand. */
export const revision = sql<string>`${announcements.version} || '/' || xmin::text`;

/**
 * Selects what changes with every change of announcements or of their pictures, for `readRevisions`. It is one text: a
 * hundred rows take half as long again to be sent and read.
 *
 * @param ids - of the announcements, an array
 */
export const revisionsOf = (ids: SQL): SQL<string | null> =>
  sql`(select string_agg(${announcements.id} || ' ' || ${revision}, ',') from ${announcements} where ${announcements.id} = any(${ids}))`;

/** The revisions that `revisionsOf` selected, by the ids of the announcements. */
export function readRevisions(selected: string | null): ReadonlyMap<string, string> {
  const texts = selected?.split(',') ?? [];
  return new Map(texts.map((text) => [text.slice(0, idLength), text.slice(idLength + 1)]));
}
