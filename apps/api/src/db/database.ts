import { AsyncLocalStorage } from 'node:async_hooks';
import DataLoader from 'dataloader';
import { sql, type SQL } from 'drizzle-orm';
import { isDeadlock } from './availability.ts';
import { type ReadServer, type ReplicaReads, selectPosition } from './replicas.ts';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

/** Both drivers answer raw statements with `rows`. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** What statements are sent through; drizzle's query builder, whatever the driver. */
export type Queries = PgDatabase<RowsResult>;

interface Preparable<Result> {
  prepare(name: string): { execute(values: Readonly<Record<string, unknown>>): Promise<Result> };
}

export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Sends statements; inside `transaction` they belong to that transaction. */
  readonly queries: Queries;
  /** Built once, and planned once a connection, for what is read most; `name` has to be unique. */
  prepare<Result>(
    name: string,
    build: (queries: Queries) => Preparable<Result>,
  ): (values: Readonly<Record<string, unknown>>) => Promise<Result>;
  /** Reads what is wanted at the same moment by one statement, outside of `transaction`; keeps nothing. */
  batchLoader<Value>(
    read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): (key: string) => Promise<Value | null>;
  /** All or nothing; joins a transaction that is open. Work that a deadlock ended is run again, a few times. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Reads several things as of one moment; the embedded database answers each statement by itself. */
  snapshot<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls back once the current transaction is durable, never where it fails; outside of one at once. */
  afterCommit(callback: () => void): void;
  /**
   * Calls back with what any process sends to a channel (`pg_notify`), and with `onGap` where some of it may be lost.
   * Returns what ends it.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): () => Promise<void>;
  /** How far the log is, for `reading`; selected with what every request reads first. Null where there are no replicas. */
  readonly position: SQL<string | null>;
  /** Lets a replica that has everything up to `position` answer reads, else the primary, which takes all writes. */
  reading<Result>(position: string | null, work: () => Promise<Result>): Promise<Result>;
  /** Lets work inside of `reading` be answered by the primary: what others share, and may ask for more. */
  atPrimary<Result>(work: () => Result): Result;
  /** Who answers what only reads; empty where there are no replicas. */
  readServers(): readonly ReadServer[];
  /** How its connections are used; null for the embedded database, which has one. */
  connections(): Connections | null;
  /** Waits for what is under way, then lets go of the folder or the connections. */
  close(): Promise<void>;
}

const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** How often work is tried that a deadlock ends; each is found after a second, in which the others go on. */
const maxTries = 4;

interface OpenTransaction {
  readonly queries: Queries;
  readonly afterCommit: (() => void)[];
}

interface DatabaseParts {
  readonly kind: Database['kind'];
  readonly queries: Queries;
  readonly transact: <Result>(
    work: (queries: Queries) => Promise<Result>,
    config?: PgTransactionConfig,
  ) => Promise<Result>;
  readonly listen: Database['listen'];
  readonly connections: Database['connections'];
  /** Who answers reads instead of the primary. */
  readonly replicas: ReplicaReads | null;
  readonly close: () => Promise<void>;
}

/**
 * Makes a `Database` of a drizzle instance. The current transaction is held beside the call stack, because a
 * statement that is sent past an open transaction waits for it for ever on PGlite's only connection.
 */
export function makeDatabase(parts: DatabaseParts): Database {
  const { kind, queries: drizzle, transact, listen, connections, replicas, close } = parts;
  const current = new AsyncLocalStorage<OpenTransaction>();
  const tryOnce = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const afterCommit: (() => void)[] = [];
    replicas?.leave();
    const result = await transact((queries) => current.run({ queries, afterCommit }, work));
    for (const callback of afterCommit) callback();
    return result;
  };
  const begin = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(work);
      } catch (error) {
        if (tries === maxTries || !isDeadlock(error)) throw error;
      }
    }
  };
  const atPrimary = <Result>(work: () => Result): Result =>
    replicas === null ? work() : replicas.atPrimary(work);
  return {
    kind,
    position: replicas === null ? sql<string | null>`null` : selectPosition,
    reading: (position, work) =>
      replicas === null || position === null ? work() : replicas.reading(position, work),
    atPrimary,
    readServers: () => replicas?.servers() ?? [],
    get queries() {
      return current.getStore()?.queries ?? drizzle;
    },
    prepare: (name, build) => {
      const prepared = build(drizzle).prepare(name);
      return (values) => {
        const transaction = current.getStore();
        // What was prepared belongs to the pool; the connection of a transaction knows the name all the same.
        const statement = transaction === undefined ? prepared : build(transaction.queries).prepare(name);
        return statement.execute(values);
      };
    },
    batchLoader: <Value>(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) => {
      const readAll = async (keys: readonly string[]): Promise<(Value | null)[]> => {
        const found = await read(keys);
        return keys.map((key) => found.get(key) ?? null);
      };
      const loader = new DataLoader(readAll, {
        cache: false,
        // Once all requests that have arrived are looked at, instead of after each.
        // Those who ask may expect more than whoever asked first.
        batchScheduleFn: (ask) => void atPrimary(() => setImmediate(ask)),
      });
      return async (key) => {
        if (current.getStore() === undefined) return loader.load(key);
        const [value = null] = await readAll([key]);
        return value;
      };
    },
    transaction: (work) => (current.getStore() === undefined ? begin(work) : work()),
    snapshot: (work) =>
      kind === 'pglite'
        ? work()
        : transact((queries) => current.run({ queries, afterCommit: [] }, work), oneMoment),
    afterCommit: (callback) => {
      const transaction = current.getStore();
      if (transaction === undefined) callback();
      else transaction.afterCommit.push(callback);
    },
    listen,
    connections,
    close,
  };
}
