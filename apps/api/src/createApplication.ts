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
import { adminAudit } from './modules/audit.ts';
import { attemptLimits } from './modules/bearers/attemptLimits.ts';
import { attemptStore } from './modules/bearers/attemptStore.ts';
import { bearerHandlers } from './modules/bearers/handlers.ts';
import { bearerService } from './modules/bearers/service.ts';
import { bearerStore } from './modules/bearers/store.ts';
import { fileHandlers } from './modules/files/handlers.ts';
import { matchmakingHandlers } from './modules/matchmaking/handlers.ts';
import { matchmakingService } from './modules/matchmaking/service.ts';
import { matchmakingStore } from './modules/matchmaking/store.ts';
import { plainOutbox, plainTemporaryPasswordMail } from './modules/passwordReset/branchMail.ts';
import { passwordResetHandlers } from './modules/passwordReset/handlers.ts';
import { passwordResetService } from './modules/passwordReset/service.ts';
import { passwordResetStore } from './modules/passwordReset/store.ts';
import { propertyHandlers } from './modules/properties/handlers.ts';
import { propertyService } from './modules/properties/service.ts';
import { propertyStore } from './modules/properties/store.ts';
import { userChangeStore } from './modules/users/changeStore.ts';
import { userChanging } from './modules/users/changing.ts';
import { userDeleting } from './modules/users/deleting.ts';
import { userDeletionStore } from './modules/users/deletionStore.ts';
import { userExporting } from './modules/users/exporting.ts';
import { userExportStore } from './modules/users/exportStore.ts';
import { userHandlers } from './modules/users/handlers.ts';
import { userService } from './modules/users/service.ts';
import { userStore } from './modules/users/store.ts';

/** What the application stands on. */
export interface ApplicationParts {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger | false;
}

const builtWebApp = join(import.meta.dirname, '../../web/dist');

/**
 * Puts stores, services and handlers together and mounts them; the answer is ready to listen. Closing it closes
 * the database too.
 */
export async function createApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { config, database, clock } = parts;
  const audit = adminAudit(database, clock);
  const limits = attemptLimits(attemptStore(database), clock);
  const bearers = bearerService(bearerStore(database), limits, clock);
  const resets = passwordResetService({
    store: passwordResetStore(database),
    outbox: plainOutbox(database, clock),
    mail: plainTemporaryPasswordMail,
    publicUrl: config.publicUrl,
    clock,
  });
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
  const confirmations = userChangeStore(database);
  const changing = userChanging({ store: confirmations, users, audit, clock });
  const deleting = userDeleting({
    store: userDeletionStore(database),
    confirmations,
    removeObjects: (removed) => files.remove(removed),
    audit,
    clock,
  });
  const exporting = userExporting({
    store: userExportStore(database),
    users,
    properties,
    announcements,
    audit,
    clock,
  });
  const keys = idempotency(database, clock);

  const server = await createServer({
    contract: {
      handlers: {
        ...bearerHandlers(bearers, users),
        ...passwordResetHandlers(resets),
        ...userHandlers({ users, changing, deleting, exporting }),
        ...propertyHandlers(properties),
        ...announcementHandlers(announcements),
        ...matchmakingHandlers(matchmaking),
        ...fileHandlers(files),
      },
      authenticate: (token, operation) => bearers.authenticate(token, operation),
      idempotency: keys,
    },
    webFolder: existsSync(join(builtWebApp, 'index.html')) ? builtWebApp : null,
    trustProxy: config.trustProxy,
    logger: parts.logger,
  });
  sweepHourly(server, async () => {
    await bearers.sweep();
    await resets.sweep();
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
