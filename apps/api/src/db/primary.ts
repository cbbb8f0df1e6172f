import { Client, type ClientConfig, type PoolClient } from 'pg';
import type { PostgresServerAddress } from './postgresServers.ts';

/** Milliseconds that each server has to say whether it takes writes. */
const timeout = 1_000;

/** Milliseconds until all are asked again where none takes writes. */
const pause = 250;

/** Reads how often a primary was made of a standby, as the timeline that begins the names of its log's files. */
const question = `select case when pg_is_in_recovery() then null
  else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** The server that takes writes, among several; another one after a fail-over. */
interface Primary {
  current(): PostgresServerAddress;
  /** Asks all of them who it is. False where none takes writes; they are asked again until one does. */
  look(): Promise<boolean>;
  /** A connection to it; whenever one ends, all are asked who it is now. */
  readonly Connection: new (options?: ClientConfig) => Client;
  /** For the pool: refuses a new connection to a server that takes no writes, before anybody uses it. */
  readonly verify: (client: PoolClient, done: (error?: Error) => void) => void;
  close(): void;
}

/** Of two that take writes, as after a fail-over, the one promoted last; a single server is not asked. */
export function findPrimary(
  servers: readonly [PostgresServerAddress, ...PostgresServerAddress[]],
  onMove: (to: PostgresServerAddress) => void,
): Primary {
  let [current] = servers;
  let pending: Promise<boolean> | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function askAll(): Promise<boolean> {
    const timelines = await Promise.all(servers.map(askTimeline));
    const newest = timelines.reduce<string>(
      (one, other) => (other !== null && other > one ? other : one),
      '',
    );
    const found = newest === '' ? undefined : servers[timelines.indexOf(newest)];
    if (isClosed) return found !== undefined;
    if (found === undefined) {
      again = setTimeout(() => void look(), pause);
      again.unref();
      return false;
    }
    if (found !== current) onMove(found);
    current = found;
    return true;
  }

  function look(): Promise<boolean> {
    if (isClosed || servers.length === 1) return Promise.resolve(true);
    clearTimeout(again);
    pending ??= askAll().finally(() => {
      pending = null;
    });
    return pending;
  }

  class Connection extends Client {
    constructor(options?: ClientConfig) {
      super({ ...options, connectionString: current.connectionString });
      this.once('end', () => void look());
    }
  }

  return {
    current: () => current,
    look,
    Connection,
    verify: (client, done) => {
      if (servers.length === 1) return done();
      client.query<{ timeline: string | null }>(question).then(
        ({ rows }) => done(rows[0]?.timeline === null ? new NotWritable() : undefined),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
    close() {
      isClosed = true;
      clearTimeout(again);
    },
  };
}

/** PostgreSQL's own code for a write where none are taken. */
class NotWritable extends Error {
  readonly code = '25006';

  constructor() {
    super('The server of PostgreSQL takes no writes');
  }
}

/** The timeline of a server that takes writes; null of any other, whatever is wrong with it. */
async function askTimeline({ connectionString }: PostgresServerAddress): Promise<string | null> {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout });
  client.on('error', () => {
    // The question fails, and that is the answer.
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(question);
    return rows[0]?.timeline ?? null;
  } catch {
    return null;
  } finally {
    // Where it hangs, it does not take leave either.
    client.connection.stream.destroy();
  }
}
