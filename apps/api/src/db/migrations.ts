import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator';
import { StartError } from '../startError.ts';
import type { Queries } from './database.ts';

/** Where both drivers read the migrations from. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** How far a database is migrated. */
export interface Migration {
  /** How many migrations there are. */
  readonly count: number;
  /** When the newest was made, in milliseconds; a newer one has a greater number. */
  readonly newest: number;
}

/** How far the database is migrated. */
export async function readMigration(queries: Queries): Promise<Migration> {
  const { rows } = await queries.execute<{ count: number; newest: string }>(sql`
    select count(*)::int as "count", coalesce(max(created_at), 0)::text as "newest"
    from drizzle.__drizzle_migrations`);
  const [row] = rows;
  return { count: row?.count ?? 0, newest: Number(row?.newest ?? 0) };
}

/**
 * Brings a database to the newest migration.
 *
 * @param apply - the driver's own function
 * @throws StartError where a newer version has migrated it: its tables are not the ones that this version knows
 */
export async function migrateDatabase<Driver extends Queries>(
  queries: Driver,
  apply: (queries: Driver, config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const { rows } = await queries.execute(sql`
    select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`);
  if (rows.length > 0) await refuseNewer(await readMigration(queries));
  await apply(queries, { migrationsFolder });
}

async function refuseNewer({ count, newest }: Migration): Promise<void> {
  const own = readMigrationFiles({ migrationsFolder });
  if (own.some(({ folderMillis }) => folderMillis >= newest)) return;
  throw new StartError(
    `The database is at migration ${count}, this version at ${own.length}: use a newer version`,
  );
}
