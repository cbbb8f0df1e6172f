import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makePrivate } from '../dataFolder.ts';
import { makeDatabase, type Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrateDatabase } from './migrations.ts';

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

/**
 * Opens (or makes) the embedded database in `folder`, which no other process may have, and brings it to the
 * newest migration.
 *
 * @throws StartError where the folder is in use, or a newer version has migrated the database
 */
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
