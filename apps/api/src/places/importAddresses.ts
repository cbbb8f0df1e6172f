import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Info, parse } from 'csv-parse';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { registeredPlaces } from '../db/schema.ts';
import { readBuildingAddress, type ReadLine } from './import/buildingAddress.ts';

/** What an import did. Lines are counted, of which each is one address in one or two languages. */
export interface ImportResult {
  readonly read: number;
  /** New, or different from what was there. */
  readonly imported: number;
  readonly unchanged: number;
  /** The first hundred lines that were left out. */
  readonly skipped: readonly SkippedLine[];
  readonly skippedCount: number;
}

interface SkippedLine {
  readonly line: number;
  readonly reason: string;
}

interface ImportOptions {
  /** Told how many lines were read, whenever a batch of them is in the database. */
  readonly onProgress?: (read: number) => void;
}

const batchSize = 1_000;
const maxReported = 100;

interface ParsedLine {
  readonly record: readonly string[];
  readonly info: Info;
}

/** Takes building addresses into the register, batch by batch: one that broke off is simply begun again. */
export async function importAddresses(
  database: Database,
  stream: Readable,
  { onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const store = importStore(database);
  const counts = { read: 0, imported: 0, unchanged: 0, skippedCount: 0 };
  const skipped: SkippedLine[] = [];
  let batch = new Map<string, Extract<ReadLine, { rows: unknown }>['rows']>();

  const skip = (line: number, reason: string) => {
    counts.skippedCount += 1;
    if (skipped.length < maxReported) skipped.push({ line, reason });
  };
  const flush = async () => {
    const changed = await store.write([...batch.values()].flat());
    const imported = [...batch.values()].filter((rows) => rows.some(({ id }) => changed.has(id))).length;
    counts.imported += imported;
    counts.unchanged += batch.size - imported;
    batch = new Map();
    onProgress?.(counts.read);
  };

  await pipeline(stream, parser(), async (lines: AsyncIterable<ParsedLine>) => {
    for await (const { record, info } of lines) {
      counts.read += 1;
      const line = readBuildingAddress(record);
      if ('reason' in line) skip(info.lines, line.reason);
      else if (batch.has(line.rows[0].id)) skip(info.lines, 'repeats an address of a line before');
      else batch.set(line.rows[0].id, line.rows);
      if (batch.size === batchSize) await flush();
    }
  });
  if (batch.size > 0) await flush();
  await store.forgetStreets();
  return { ...counts, skipped };
}

/** The data has no quoting: a lone quotation mark must not swallow the lines after it. */
const parser = () =>
  parse({
    delimiter: ';',
    encoding: 'latin1',
    quote: false,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 10_000,
  });

type Row = typeof registeredPlaces.$inferInsert;

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
