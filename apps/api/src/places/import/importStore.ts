import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { registeredPlaces } from '../../db/schema.ts';

type Row = typeof registeredPlaces.$inferInsert;

/** Where an import writes. */
export const importStore = (database: Database) => ({
  /** Writes what is new or differs, in one transaction, and answers the ids of it. */
  write: (rows: readonly Row[]): Promise<ReadonlySet<string>> =>
    database.transaction(() => upsert(database, rows)),

  /** Forgets the names of streets that no place has any more. */
  forgetStreets: (): Promise<void> =>
    database.transaction(async () => {
      // No place of a street comes while it is found to have none.
      await database.queries.execute(sql`lock table registered_places in share mode`);
      await database.queries.execute(sql`
        delete from registered_streets street
        where not exists (
          select from registered_places where registered_street(search_text) = street.name
        )`);
    }),
});

/** The rows travel as one parameter: thousands of them take the driver longer than the database. */
async function upsert(database: Database, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const result = await database.queries.execute<{ id: string }>(sql`
    insert into registered_places as old (id, kind, address, search_text, latitude, longitude)
    select id, kind, address, "searchText", latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id text, kind text, address text, "searchText" text,
      latitude double precision, longitude double precision
    )
    on conflict (id) do update set
      kind = excluded.kind, address = excluded.address, search_text = excluded.search_text,
      latitude = excluded.latitude, longitude = excluded.longitude
    where (old.kind, old.address, old.search_text, old.latitude, old.longitude) is distinct from
      (excluded.kind, excluded.address, excluded.search_text, excluded.latitude, excluded.longitude)
    returning id`);
  return new Set(result.rows.map(({ id }) => id));
}
