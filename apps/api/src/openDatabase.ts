import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { makePrivate } from './dataFolder.ts';
import type { Database } from './db/database.ts';
import { openPglite } from './db/openPglite.ts';
import { openPostgres, type Serving } from './db/openPostgres.ts';

/** Opens the database that the environment names, once the data folder is its owner's alone. */
export async function openDatabase(
  { databaseUrl, databaseReplicaUrl, dataFolder }: ServerConfig,
  logger: Logger,
  serving?: Omit<Serving, 'replicaUrl'>,
): Promise<Database> {
  const open = makePrivate(dataFolder);
  if (open.length > 0) {
    logger.warn(
      { paths: open.slice(0, 10) },
      'TILAVA_DATA_DIR: other users have access to these paths, and it can’t be revoked',
    );
  }
  if (databaseUrl === null) return openPglite(dataFolder);
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'An idle database connection broke');
  return openPostgres(databaseUrl, onIdleError, serving && { ...serving, replicaUrl: databaseReplicaUrl });
}
