import { Command } from 'commander';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { withStore } from '../store.ts';

/** Sends every mail that waits; throws where one could not be sent. */
export type DrainOutbox = (database: Database, config: ServerConfig, logger: Logger) => Promise<unknown>;

/** `outbox drain`: what the server does all the time, once. */
export const outboxCommand = (drainOutbox: DrainOutbox): Command =>
  new Command('outbox').description('mails that are to be sent').addCommand(
    new Command('drain').description('send every mail that waits now').action(async () => {
      await withStore(({ database, config, logger }) => drainOutbox(database, config, logger));
      console.log('The outbox is drained.');
    }),
  );
