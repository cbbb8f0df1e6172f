import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

/** Both drivers answer raw statements with `rows`. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** What statements are sent through; drizzle's query builder, whatever the driver. */
export type Queries = PgDatabase<RowsResult>;

/** The product's database, embedded or PostgreSQL. */
export interface Database {
  /** `pglite` in a folder, or `postgres` by DATABASE_URL. */
  readonly kind: 'pglite' | 'postgres';
  /** Sends statements; inside `transaction` they belong to that transaction. */
  readonly queries: Queries;
  /** Runs the work wholly or not at all. Inside another transaction it joins that one. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for what is under way, then lets go of the folder or the connections. */
  close(): Promise<void>;
}

/**
 * Makes a `Database` of a drizzle instance. The current transaction is held beside the call stack, because a
 * statement that is sent past an open transaction waits for it for ever on PGlite's only connection.
 */
export function makeDatabase(kind: Database['kind'], drizzle: Queries, close: () => Promise<void>): Database {
  const current = new AsyncLocalStorage<Queries>();
  return {
    kind,
    get queries() {
      return current.getStore() ?? drizzle;
    },
    transaction: (work) =>
      current.getStore() === undefined
        ? drizzle.transaction((transaction) => current.run(transaction, work))
        : work(),
    close,
  };
}
