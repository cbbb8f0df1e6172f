import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type Client } from 'pg';
import { StartError } from '../startError.ts';
import { isDatabaseUnavailable } from './availability.ts';
import { listenTo } from './listening.ts';
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

/** No two pairs are alike: memoizing their scores is of no use, and compiling takes longer than running. */
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
 * Connects to the server that takes writes, also after a fail-over, and brings it to the newest migration.
 *
 * @param serving - for a process that serves requests: where PostgreSQL hangs, those who wait fail at once
 * @throws StartError where there is no database at the address, or a newer version has migrated it
 */
export async function openPostgres(
  url: string,
  onIdleError: (cause: Error) => void,
  serving?: Serving,
): Promise<Database> {
  const [first, ...others] = serversOf(url, writableAttributes);
  if (first === undefined) throw new StartError('DATABASE_URL: Doesn’t name a server');
  const connectionTimeoutMillis = serving === undefined ? statementTimeout : requestConnectTimeout;
  const primary = findPrimary([first, ...others], ({ name }) => serving?.onMove(name));
  try {
    if (!(await primary.look())) throw new Error('none of its servers takes writes');
    await migrateAlone(new primary.Connection({ connectionTimeoutMillis }));
  } catch (cause) {
    primary.close();
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`DATABASE_URL: Can’t use PostgreSQL: ${reason}`, { cause });
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
  // Without a listener, a connection that breaks would end the process; in a transaction only itself tells.
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
    listen: (channel, onMessage, onGap) =>
      listenTo({ Connection: primary.Connection, channel, onMessage, onGap }),
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

/** On a connection of its own: drizzle would never give back one that breaks at the transaction's beginning. */
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

/** One process migrates, the others wait; on a connection of its own, which no request's time limit ends. */
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
