import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { diskFileStore } from './files/diskFileStore.ts';
import { createServer } from './http/createServer.ts';
import { idempotency } from './http/idempotency.ts';
import { sqlEngine } from './matching/sqlEngine.ts';
import { announcementHandlers } from './modules/announcements/handlers.ts';
import { announcementService } from './modules/announcements/service.ts';
import { announcementStore } from './modules/announcements/store.ts';
import { bearerHandlers } from './modules/bearers/handlers.ts';
import { bearerService } from './modules/bearers/service.ts';
import { bearerStore } from './modules/bearers/store.ts';
import { fileHandlers } from './modules/files/handlers.ts';
import { matchmakingHandlers } from './modules/matchmaking/handlers.ts';
import { matchmakingService } from './modules/matchmaking/service.ts';
import { matchmakingStore } from './modules/matchmaking/store.ts';
import { propertyHandlers } from './modules/properties/handlers.ts';
import { propertyService } from './modules/properties/service.ts';
import { propertyStore } from './modules/properties/store.ts';
import { userHandlers } from './modules/users/handlers.ts';
import { userService } from './modules/users/service.ts';
import { userStore } from './modules/users/store.ts';
import type { OperationParts } from './operation/addOperation.ts';
import { databaseCheck } from './operation/databaseCheck.ts';
import { freeBytesOf } from './operation/freeSpace.ts';
import { usualLag } from './operation/loadShedding.ts';
import { usualRateLimits } from './operation/rateLimits.ts';

/** What the application stands on. */
export interface ApplicationParts {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger | false;
  /** What is to be watched or limited otherwise than usual. */
  readonly operation?: Partial<OperationParts>;
}

const builtWebApp = join(import.meta.dirname, '../../web/dist');

/**
 * Puts stores, services and handlers together and mounts them; the answer is ready to listen. Closing it closes
 * the database too.
 */
export async function createApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { config, database, clock } = parts;
  const bearers = bearerService(bearerStore(database), clock);
  const users = userService(userStore(database));
  const announcements = announcementService(announcementStore(database));
  const properties = propertyService(propertyStore(database), announcements);
  const matchmaking = matchmakingService(
    matchmakingStore(database),
    sqlEngine(database),
    announcements,
    clock,
  );
  const files = diskFileStore(join(config.dataFolder, 'files'));
  const keys = idempotency(database, clock);

  const server = await createServer({
    contract: {
      handlers: {
        ...bearerHandlers(bearers, users),
        ...userHandlers(users),
        ...propertyHandlers(properties),
        ...announcementHandlers(announcements),
        ...matchmakingHandlers(matchmaking),
        ...fileHandlers(files),
      },
      authenticate: (token, operation) => bearers.authenticate(token, operation),
      idempotency: keys,
    },
    webFolder: existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : null,
    operation: {
      config,
      database: databaseCheck(database),
      rateLimits: usualRateLimits,
      freeBytes: freeBytesOf(config.dataFolder),
      lag: usualLag,
      ...parts.operation,
    },
    logger: parts.logger,
  });
  sweepHourly(server, async () => {
    await bearers.sweep();
    await keys.sweep();
  });
  server.addHook('onClose', () => database.close());
  await server.ready();
  return server;
}

/** Keeps tables from growing by what is of no use any more. */
function sweepHourly(server: FastifyInstance, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      server.log.error({ err: error }, 'Sweeping failed');
    });
  }, 3_600_000);
  timer.unref();
  server.addHook('onClose', () => {
    clearInterval(timer);
  });
}
