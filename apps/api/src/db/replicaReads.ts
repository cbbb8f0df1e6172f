import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, QueryConfig } from 'pg';
import { isDatabaseUnavailable, isRefusedWrite } from './availability.ts';
import type { PostgresServerAddress } from './postgresServers.ts';
import { readPositionOf, type ReadPosition } from './readPosition.ts';
import { makeReplica, type Replica } from './replica.ts';

/** Who has answered what only reads, since the process started. */
export interface ReadServer {
  /** Its host and port, or `primary`. */
  readonly server: string;
  /** Requests that read from it. */
  readonly reads: number;
  /** Whether requests are sent there now. */
  readonly serves: boolean;
}

/** Reads that replicas answer wherever they have what the reader may expect. */
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

/**
 * Sends reads to replicas (docs/adr/0024).
 *
 * @param pool - of the primary
 * @param system - the identifier of its cluster
 * @param settings - of connections
 */
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
