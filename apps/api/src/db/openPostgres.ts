import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { StartError } from '../startError.ts';
import { makeDatabase, type Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** Any number will do, as long as every process of the product takes the same. */
const migrationLock = 7_129_311;

/**
 * Connects to PostgreSQL and brings it to the newest migration.
 *
 * @throws StartError where there is no database at the address
 */
export async function openPostgres(url: string, onIdleError: (cause: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 10_000,
  });
  // A connection that breaks while nobody uses it would otherwise end the process.
  pool.on('error', onIdleError);
  try {
    await migrateAlone(await pool.connect());
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`DATABASE_URL: PostgreSQL cannot be used: ${reason}`, { cause });
  }
  return makeDatabase('postgres', drizzle(pool), () => pool.end());
}

/** Several processes may start at once: one migrates, the others wait. */
async function migrateAlone(client: PoolClient): Promise<void> {
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}
