import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registeredPlaces } from '../../db/schema.ts';
import { gazetteerIdPrefix } from '../gazetteer/gazetteerRows.ts';

type Row = typeof registeredPlaces.$inferInsert;

/** Where an import writes. The addresses of the gazetteer are few, and are held to be replaced when they come. */
export async function importStore(database: Database) {
  const placeholders = await listPlaceholders(database);

  return {
    /** Writes what is new or differs, in one transaction, and answers the ids of it. */
    async write(rows: readonly Row[]): Promise<ReadonlySet<string>> {
      const replaced = rows.flatMap(({ address }) => placeholders.get(address) ?? []);
      const changed = await database.transaction(async () => {
        if (replaced.length > 0) {
          await database.queries.delete(registeredPlaces).where(inArray(registeredPlaces.id, replaced));
        }
        return upsert(database, rows);
      });
      for (const { address } of rows) placeholders.delete(address);
      return changed;
    },
  };
}

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

/** Ids of the gazetteer's addresses by what they read; it is no measured place that the import brings. */
async function listPlaceholders(database: Database): Promise<Map<string, string>> {
  const rows = await database.queries
    .select({ id: registeredPlaces.id, address: registeredPlaces.address })
    .from(registeredPlaces)
    .where(and(like(registeredPlaces.id, `${gazetteerIdPrefix}%`), eq(registeredPlaces.kind, 'address')));
  return new Map(rows.map(({ id, address }) => [address, id]));
}
