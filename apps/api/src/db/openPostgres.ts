import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type Client } from 'pg';
import { StartError } from '../startError.ts';
import { isDatabaseUnavailable } from './availability.ts';
import { makeDatabase, type Database, type Queries } from './database.ts';
import { migrateDatabase } from './migrations.ts';
import { readableAttributes, serversOf, writableAttributes } from './postgresServers.ts';
import { findPrimary } from './primary.ts';
import { replicaReads, type ReplicaReads } from './replicas.ts';
import { breakOffSilentConnections, watchSilence } from './silence.ts';

/** Any number will do, as long as every process of the product takes the same. */
const migrationLock = 7_129_311;

/** Requests fail within two seconds if the database is out of reach. */
const requestConnectTimeout = 1_500;

/**
 * Scoring a pair takes some nested steps, whose results PostgreSQL would keep although no two pairs are alike, and which
 * it would compile though it takes longer than to run them.
 */
const planning = '-c enable_memoize=off -c jit=off';

/** For statements, and for connecting if no request waits. */
const statementTimeout = 10_000;

/** If PostgreSQL is silent and so cannot end a statement itself. */
const silenceTimeout = 12_000;

export interface Serving {
  /** PostgreSQL hangs; those who wait fail at once. */
  readonly onSilence: () => void;
  /** Another of its servers takes the writes from now on. */
  readonly onMove: (to: string) => void;
  /** Servers that answer what only reads; null for none but the primary. */
  readonly replicaUrl: string | null;
}

/**
 * Connects to PostgreSQL and brings it to the newest migration. Of several servers it is the one that takes writes,
 * and after a fail-over the one that does then.
 *
 * @param onIdleError - told of a connection that breaks while nobody waits for it
 * @param serving - for a process that serves requests: where PostgreSQL hangs, those who wait fail at once, and nobody
 * waits long for a connection. Without it they wait for as long as a statement may take, as a command should that nobody
 * waits for
 * @throws StartError where there is no database at the address, or a newer version has migrated it
 */
export async function openPostgres(
  url: string,
  onIdleError: (cause: Error) => void,
  serving?: Serving,
): Promise<Database> {
  const [first, ...others] = serversOf(url, writableAttributes);
  if (first === undefined) throw new StartError('DATABASE_URL: It names no server');
  const connectionTimeoutMillis = serving === undefined ? statementTimeout : requestConnectTimeout;
  const primary = findPrimary([first, ...others], ({ name }) => serving?.onMove(name));
  try {
    if (!(await primary.look())) throw new Error('none of its servers takes writes');
    await migrateAlone(new primary.Connection({ connectionTimeoutMillis }));
  } catch (cause) {
    primary.close();
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`DATABASE_URL: PostgreSQL cannot be used: ${reason}`, { cause });
  }
  const pool = new Pool({
    Client: primary.Connection,
    verify: primary.verify,
    max: 10,
    options: planning,
    connectionTimeoutMillis,
    keepAlive: true,
    statement_timeout: statementTimeout,
  });
  breakOffSilentConnections(pool, silenceTimeout);
  // A connection that breaks while nobody waits for it would otherwise end the process: one in the pool tells the
  // pool, one in the middle of a transaction only tells itself.
  pool.on('error', (error) => {
    // The pool ends before its connections have: what befalls those then concerns nobody.
    if (!pool.ending) onIdleError(error);
  });
  pool.on('connect', (client) => {
    client.on('error', () => {
      // The next statement on it fails, and says so.
    });
  });
  const endWatch = serving && watchSilence(primary.Connection, pool, serving.onSilence);
  const { replicaUrl = null } = serving ?? {};
  const replicas = replicaUrl === null ? null : await openReplicas(pool, replicaUrl);
  const close = async () => {
    endWatch?.();
    primary.close();
    await replicas?.close();
    await pool.end();
  };
  return makeDatabase({
    kind: 'postgres',
    queries: drizzle(replicas?.pool ?? pool),
    replicas,
    transact: (work, config) => transactIn(pool, work, config),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  });
}

async function openReplicas(pool: Pool, url: string): Promise<ReplicaReads> {
  const { rows } = await pool.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  );
  return replicaReads(pool, serversOf(url, readableAttributes), rows[0]?.system ?? '', planning);
}

/**
 * Runs the work in a transaction on a connection of its own. Drizzle, if it took the connection from the pool itself, would
 * never give back one that turns out to be broken when the transaction begins.
 */
async function transactIn<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await drizzle(client).transaction(work, config);
  } catch (error) {
    isBroken = isDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
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
    await migrateDatabase(drizzle(client), migrate);
  } finally {
    // Lets go of the lock as well.
    await client.end();
  }
}
