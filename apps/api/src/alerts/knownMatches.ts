import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** The other side of a row of `alert_matches`. */
export const otherId = sql.raw('case alert_id when need_id then announcement_id else need_id end');

/**
 * Adds to what alerts never tell of.
 *
 * @param matches - a statement that gives `alert_id` and `other_id`; it may be one that deletes
 */
export async function addKnownMatches(database: Database, matches: SQL): Promise<void> {
  await database.queries.execute(sql`
    with matches as (${matches})
    insert into known_matches (alert_id, other_ids)
    select alert_id, array_agg(other_id) from matches group by alert_id
    on conflict (alert_id) do update set
      other_ids = array(select unnest(known_matches.other_ids) union select unnest(excluded.other_ids))
  `);
}

/**
 * Whether alerts never tell of a match, `found`, around one of the subjects. The list of a subject is read once for all
 * of its matches; of each other side, the list is searched for the one match that it may have.
 */
export const isKnownMatch = (subjectIds: readonly string[]): SQL => {
  const subjects = sql.join(
    subjectIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return sql`
    case when found.alert_id in (${subjects}) then (found.alert_id, found.other_id) in (
      select alert_id, unnest(other_ids) from known_matches where alert_id in (${subjects})
    ) else exists (
      select from known_matches known
      where known.alert_id = found.alert_id and found.other_id = any(known.other_ids)
    ) end`;
};
