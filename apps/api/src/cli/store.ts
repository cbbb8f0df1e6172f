import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { readConfig, type ServerConfig } from '../config.ts';
import { warningsOf } from '../config/warnings.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../logging/logger.ts';
import { openDatabase } from '../openDatabase.ts';

/** What a command works with. */
export interface Store {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly logger: Logger;
}

/**
 * Opens the store that the environment names, brings it to the newest migration, and closes it after the work.
 *
 * @throws StartError where the environment is wrong, or the server has the data folder
 */
export async function withStore<Result>(
  work: (store: Store) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, ...variables });
  const logger = createLogger(config.logLevel);
  for (const warning of warningsOf(process.env)) logger.warn(warning);
  const database = await openDatabase(config, logger);
  try {
    return await work({ config, database, logger });
  } finally {
    await database.close();
  }
}

/** A path as whoever typed it meant it: pnpm runs commands in the folder of their package. */
export const pathOf = (typed: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
