import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { Pool, type QueryConfig } from 'pg';
import { isDatabaseUnavailable, isRefusedWrite } from './availability.ts';
import { coalesce } from './coalesce.ts';
import type { PostgresServerAddress } from './postgresServers.ts';
import { breakOffSilentConnections } from './silence.ts';

/** How far the primary has written its log: everything that was acknowledged until then stands before it. */
interface ReadPosition {
  /** Which promotion it wrote it after; positions of different ones cannot be compared. */
  readonly timeline: string;
  /** Bytes from the log's beginning. */
  readonly written: bigint;
}

/** Reads it on the primary, as text that `readPositionOf` takes. */
export const selectPosition: SQL<string | null> = sql<
  string | null
>`(left(pg_walfile_name(pg_current_wal_lsn()), 8)
  || ' ' || (pg_current_wal_flush_lsn() - '0/0'::pg_lsn))`;

function readPositionOf(text: string): ReadPosition {
  const [timeline = '', written = ''] = text.split(' ');
  return { timeline, written: BigInt(written) };
}

/** Milliseconds that a request waits for a replica to come as far as it needs. */
const catchUpTimeout = 50;
/** Milliseconds between two looks at one that is behind. */
const pause = 2;
/** Milliseconds that a replica is left alone that was found behind. */
const restBehind = 250;
/** Milliseconds that one is left alone that failed. */
const restFailed = 1_000;
/** Milliseconds that a statement may take there, and what it means for a request where a replica hangs. */
const statementTimeout = 1_500;

interface Replica {
  readonly name: string;
  readonly pool: Pool;
  readonly isAwake: boolean;
  /** Whether it has all that the primary had written at a position; waits for it a moment. */
  has(position: ReadPosition): Promise<boolean>;
  /** Leaves it alone for a while, because it failed. */
  rest(): void;
  close(): Promise<void>;
}

/** A replica replays what it is told last: the newest timeline whose mark it has, and how far it is. */
const question = `select pg_last_wal_replay_lsn() - '0/0'::pg_lsn as replayed,
  (select max(timeline) from timelines where system = $1) as timeline`;

/** A replica, connected to when it is first asked; marks of clusters other than `system` do not count. */
function makeReplica(
  { name, connectionString }: PostgresServerAddress,
  system: string,
  settings: string,
): Replica {
  const common = { connectionString, connectionTimeoutMillis: 500, keepAlive: true };
  const pool = new Pool({ ...common, statement_timeout: statementTimeout, max: 10, options: settings });
  breakOffSilentConnections(pool, statementTimeout);
  // Its own connection, so that looks do not wait behind what takes long.
  const looks = new Pool({ ...common, max: 1, query_timeout: 500 });
  let known: ReadPosition | null = null;
  let restsUntil = 0;

  const rest = (milliseconds: number) => {
    known = null;
    restsUntil = performance.now() + milliseconds;
  };
  for (const each of [pool, looks]) {
    each.on('error', () => rest(restFailed));
    each.on('connect', (client) => {
      client.on('error', () => rest(restFailed));
    });
  }
  // A server that was started anew may be less far than it was.
  looks.on('remove', () => (known = null));

  const look = coalesce(async () => {
    const { rows } = await looks.query<{ replayed: string | null; timeline: string | null }>(question, [
      system,
    ]);
    const [row] = rows;
    const { replayed = null, timeline = null } = row ?? {};
    known = replayed === null || timeline === null ? null : { timeline, written: BigInt(replayed) };
  });
  const isThere = ({ timeline, written }: ReadPosition): boolean =>
    known !== null && known.timeline === timeline && known.written >= written;

  /** Looks again and again; false where the time is over, or the replica fails. */
  async function comesThere(position: ReadPosition, signal: AbortSignal): Promise<boolean> {
    try {
      for (;;) {
        await look();
        if (isThere(position)) return true;
        await sleep(pause, undefined, { signal });
      }
    } catch {
      // The primary is asked instead; that this one does not serve is shown by the metrics.
      if (!signal.aborted) rest(restFailed);
      return false;
    }
  }

  return {
    name,
    pool,
    get isAwake() {
      return performance.now() >= restsUntil;
    },
    async has(position) {
      if (isThere(position)) return true;
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), catchUpTimeout);
      const late = new Promise<false>((resolve) => {
        waiting.signal.addEventListener('abort', () => resolve(false), { once: true });
      });
      const hasCome = await Promise.race([comesThere(position, waiting.signal), late]);
      clearTimeout(timer);
      if (!hasCome && performance.now() >= restsUntil) rest(restBehind);
      return hasCome;
    },
    rest: () => rest(restFailed),
    async close() {
      await Promise.all([pool.end(), looks.end()]);
    },
  };
}

export interface ReadServer {
  /** Its host and port, or `primary`. */
  readonly server: string;
  readonly reads: number;
  /** Whether requests are sent there now. */
  readonly serves: boolean;
}

export interface ReplicaReads {
  /** The pool of the primary, whose statements go to a replica within `reading`. */
  readonly pool: Pool;
  /** Lets the work read from a replica that has all up to the position; on the primary where none has. */
  reading<Result>(position: string, work: () => Promise<Result>): Promise<Result>;
  /** Lets the work, and all that follows from it, read from the primary. */
  atPrimary<Result>(work: () => Result): Result;
  /** From now on the same request reads from the primary: it writes. */
  leave(): void;
  servers(): ReadServer[];
  close(): Promise<void>;
}

/** One request that reads. Once it has asked the primary it stays there: it must not see less than before. */
interface Reading {
  readonly position: ReadPosition;
  replica: Promise<Replica | null> | null;
  isOver: boolean;
}

/** Sends reads to replicas (docs/adr/0024); `system` identifies the primary's cluster. */
export function replicaReads(
  pool: Pool,
  servers: readonly PostgresServerAddress[],
  system: string,
  settings: string,
): ReplicaReads {
  const replicas = servers.map((server) => makeReplica(server, system, settings));
  const counts = new Map<string, number>();
  const current = new AsyncLocalStorage<Reading>();
  const marked = new Set<string>();
  let turn = 0;

  /** Replicas that have the mark have followed this promotion, and not gone on by themselves from an older one. */
  function mark(timeline: string): void {
    marked.add(timeline);
    pool
      .query('insert into timelines (system, timeline) values ($1, $2) on conflict do nothing', [
        system,
        timeline,
      ])
      // Nobody waits for it: reads are the primary's until it stands there, and the next one tries again.
      .catch(() => marked.delete(timeline));
  }

  async function choose(position: ReadPosition): Promise<Replica | null> {
    if (!marked.has(position.timeline)) mark(position.timeline);
    const awake = replicas.filter(({ isAwake }) => isAwake);
    turn += 1;
    const replica = awake[turn % awake.length];
    const chosen = replica !== undefined && (await replica.has(position)) ? replica : null;
    const name = chosen?.name ?? 'primary';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return chosen;
  }

  async function query(config: QueryConfig, values: unknown[]): Promise<unknown> {
    const reading = current.getStore();
    if (reading === undefined || reading.isOver) return pool.query(config, values);
    reading.replica ??= choose(reading.position);
    const replica = await reading.replica;
    if (replica === null) return pool.query(config, values);
    try {
      return await replica.pool.query(config, values);
    } catch (error) {
      // Whatever it is, the primary says it too where it is the statement's own fault.
      reading.isOver = true;
      if (isDatabaseUnavailable(error) && !isRefusedWrite(error)) replica.rest();
      return pool.query(config, values);
    }
  }

  return {
    pool: new Proxy(pool, {
      get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
    }),
    reading: (text, work) => {
      const reading: Reading = { position: readPositionOf(text), replica: null, isOver: false };
      return current.run(reading, work).finally(() => {
        // What it has left behind to be done reads what there is then.
        reading.isOver = true;
      });
    },
    atPrimary: (work) => current.exit(work),
    leave() {
      const reading = current.getStore();
      if (reading !== undefined) reading.isOver = true;
    },
    servers: () => [
      { server: 'primary', reads: counts.get('primary') ?? 0, serves: true },
      ...replicas.map(({ name, isAwake }) => ({
        server: name,
        reads: counts.get(name) ?? 0,
        serves: isAwake,
      })),
    ],
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
