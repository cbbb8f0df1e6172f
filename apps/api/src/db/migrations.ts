import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationConfig, type MigrationMeta } from 'drizzle-orm/migrator';
import { StartError } from '../startError.ts';
import type { Queries } from './database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** SHA-256 of the joined hashes of the migrations that the initial one replaces (docs/adr/0031). */
const replacedHashes = '6898a37e0bc2533a64502efa40e859cc1ecdf42e54feac030ef84dc6f7536b59';

export interface Migration {
  readonly count: number;
  /** When the newest was made, in milliseconds; a newer one has a greater number. */
  readonly newest: number;
}

export async function readMigration(queries: Queries): Promise<Migration> {
  const { rows } = await queries.execute<{ count: number; newest: string }>(sql`
    select count(*)::int as "count", coalesce(max(created_at), 0)::text as "newest"
    from drizzle.__drizzle_migrations`);
  const [row] = rows;
  return { count: row?.count ?? 0, newest: Number(row?.newest ?? 0) };
}

/** @throws StartError if the tables are not those that this version knows: of a newer version, or too old */
export async function migrateDatabase<Driver extends Queries>(
  queries: Driver,
  apply: (queries: Driver, config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const { rows } = await queries.execute(sql`
    select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`);
  if (rows.length > 0) await checkJournal(queries);
  await apply(queries, { migrationsFolder });
}

async function checkJournal(queries: Queries): Promise<void> {
  const own = readMigrationFiles({ migrationsFolder });
  const { count, newest } = await readMigration(queries);
  if (own.every(({ folderMillis }) => folderMillis < newest)) {
    throw new StartError(
      `The database is at migration ${count}, this version at ${own.length}: use a newer version`,
    );
  }
  const [initial] = own;
  if (initial !== undefined && count > 0 && newest < initial.folderMillis) {
    await replaceJournal(queries, initial, count);
  }
}

/** The tables already are what the initial migration makes. */
async function replaceJournal(queries: Queries, initial: MigrationMeta, count: number): Promise<void> {
  await queries.transaction(async (transaction) => {
    const { rows } = await transaction.execute(sql`
      select from drizzle.__drizzle_migrations
      having encode(sha256(string_agg(hash, '' order by created_at)::bytea), 'hex') = ${replacedHashes}`);
    if (rows.length === 0) {
      throw new StartError(
        `The database is at migration ${count} of a series that ended at 19: start the last version of that series first, or use an empty store`,
      );
    }
    await transaction.execute(sql`delete from drizzle.__drizzle_migrations`);
    await transaction.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${initial.hash}, ${initial.folderMillis})`);
  });
}
