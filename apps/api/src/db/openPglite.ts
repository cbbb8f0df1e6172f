import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makePrivate, openDataFolder } from '../dataFolder.ts';
import { StartError, systemReason } from '../startError.ts';
import { type Database, makeDatabase } from './database.ts';
import { migrateDatabase } from './migrations.ts';

interface FolderLock {
  release(): void;
}

/** Referenced here, because a lock whose connection is garbage is a lock that opens by itself. */
const held = new Set<DatabaseSync>();

function openLockFile(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, 'lock.sqlite'));
  } catch (cause) {
    throw new StartError(`TILAVA_DATA_DIR: the folder ${folder} isn’t writable`, { cause });
  }
}

/** SQLite's number for a lock that somebody else holds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/** PGlite has no lock of its own; SQLite's is the operating system's, and free at once after kill -9. */
export function lockFolder(folder: string): FolderLock {
  openDataFolder(folder);
  const connection = openLockFile(folder);
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    connection.close();
    throw new StartError(
      isBusy(cause)
        ? `The data folder ${folder} is in use by another process`
        : `TILAVA_DATA_DIR: the folder ${folder} can’t be locked (${systemReason(cause)})`,
      { cause },
    );
  }
  held.add(connection);
  return {
    release: () => {
      if (held.delete(connection)) connection.close();
    },
  };
}

/** An acknowledged write has to survive a power cut, which PGlite's `-F` gives up for speed. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  // See `openPostgres`.
  '-c',
  'enable_memoize=off',
];

/** Milliseconds that statements may run one after the other before anything else has its turn. */
const longestRun = 10;

/** Between its own statements PGlite leaves the event loop no turn: while many wait, nothing else would be answered. */
class YieldingPglite extends PGlite {
  #yieldedAt = performance.now();

  override _runExclusiveQuery<Result>(work: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#yieldedAt > longestRun) {
        await setImmediate();
        this.#yieldedAt = performance.now();
      }
      return work();
    });
  }
}

/** Opens (or makes) the embedded database, which no other process may have, at the newest migration. */
export async function openPglite(folder: string): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const dataDir = join(folder, 'pglite');
    mkdirSync(dataDir, { recursive: true });
    const client = new YieldingPglite({ dataDir, startParams, extensions: { pg_trgm: trigrams } });
    await client.waitReady;
    // Whatever this process's mask says, PGlite gives some of its files rights of their own.
    makePrivate(dataDir);
    const queries = drizzle(client);
    await migrateDatabase(queries, migrate);
    return makeDatabase({
      kind: 'pglite',
      queries,
      transact: (work) => queries.transaction(work),
      listen: (channel, onMessage) => {
        const listening = client.listen(channel, onMessage);
        return async () => (await listening)();
      },
      connections: () => null,
      replicas: null,
      close: async () => {
        await client.close();
        lock.release();
      },
    });
  } catch (cause) {
    lock.release();
    throw cause;
  }
}
