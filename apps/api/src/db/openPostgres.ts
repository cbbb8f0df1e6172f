import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { StartError } from '../startError.ts';
import { makeDatabase, type Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { watchSilence } from './silenceWatch.ts';

/** Any number will do, as long as every process of the product takes the same. */
const migrationLock = 7_129_311;

/** A request is told after two seconds at the most that the database is out of reach. */
const patienceOfRequests = 1_500;

/** What nobody waits for is as patient with a connection as with a statement. */
const patience = 10_000;

/**
 * Connects to PostgreSQL and brings it to the newest migration.
 *
 * @param onIdleError - told of a connection that breaks while nobody waits for it
 * @param onSilence - told that PostgreSQL hangs; those who wait then fail at once, and nobody waits long for a
 * connection. Without it they wait for as long as a statement may take, as a command should that nobody waits for
 * @throws StartError where there is no database at the address
 */
export async function openPostgres(
  url: string,
  onIdleError: (cause: Error) => void,
  onSilence?: () => void,
): Promise<Database> {
  const connectionString = url;
  const connectionTimeoutMillis = onSilence === undefined ? patience : patienceOfRequests;
  try {
    await migrateAlone(new Client({ connectionString, connectionTimeoutMillis }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`DATABASE_URL: PostgreSQL cannot be used: ${reason}`, { cause });
  }
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis,
    keepAlive: true,
    statement_timeout: patience,
    // Where PostgreSQL cannot end the statement itself, because nothing is heard of it any more.
    query_timeout: 12_000,
  });
  // A connection that breaks while nobody waits for it would otherwise end the process: one in the pool tells the
  // pool, one in the middle of a transaction only tells itself.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => {
      // The next statement on it fails, and says so.
    });
  });
  const endWatch = onSilence && watchSilence(connectionString, pool, onSilence);
  const close = async () => {
    endWatch?.();
    await pool.end();
  };
  return makeDatabase('postgres', drizzle(pool), close, () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}

/**
 * Several processes may start at once: one migrates, the others wait. On a connection of its own, because waiting,
 * or indexing a large table, takes longer than any statement of a request may.
 */
async function migrateAlone(client: Client): Promise<void> {
  client.on('error', () => {
    // The statement that is under way fails, and says so.
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Lets go of the lock as well.
    await client.end();
  }
}
