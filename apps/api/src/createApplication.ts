import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { diskFileStore } from './files/diskFileStore.ts';
import { pictureShelf } from './files/pictureShelf.ts';
import { s3FileStore } from './files/s3FileStore.ts';
import { createServer } from './http/createServer.ts';
import { idempotency } from './http/idempotency.ts';
import { sqlEngine } from './matching/sqlEngine.ts';
import { configuredTransport } from './mail/configuredTransport.ts';
import { mailOutbox } from './mail/mailOutbox.ts';
import { mutualInterestMail } from './mail/templates/mutualInterestMail.ts';
import { mailWorker } from './mail/mailWorker.ts';
import { announcementHandlers } from './modules/announcements/handlers.ts';
import { announcementService } from './modules/announcements/service.ts';
import { announcementStore } from './modules/announcements/store.ts';
import { announcementWrites } from './modules/announcements/writes.ts';
import { announcementWriting } from './modules/announcements/writing.ts';
import { adminAudit } from './modules/audit.ts';
import { bearerHandlers } from './modules/bearers/handlers.ts';
import { bearerService } from './modules/bearers/service.ts';
import { bearerStore } from './modules/bearers/store.ts';
import { favoriteHandlers } from './modules/favorites/handlers.ts';
import { mutualMails } from './modules/favorites/mutualMails.ts';
import { mutualStore } from './modules/favorites/mutualStore.ts';
import { favoriteService } from './modules/favorites/service.ts';
import { favoriteStore } from './modules/favorites/store.ts';
import { fileHandlers } from './modules/files/handlers.ts';
import { fileService } from './modules/files/service.ts';
import { fileStatements } from './modules/files/store.ts';
import { pictureSweeper } from './modules/files/sweeper.ts';
import { matchmakingHandlers } from './modules/matchmaking/handlers.ts';
import { matchmakingService } from './modules/matchmaking/service.ts';
import { matchmakingStore } from './modules/matchmaking/store.ts';
import { newsletterHandlers } from './modules/newsletter/handlers.ts';
import { newsletterService } from './modules/newsletter/service.ts';
import { newsletterStore } from './modules/newsletter/store.ts';
import { placeHandlers } from './modules/places/handlers.ts';
import { placeService } from './modules/places/service.ts';
import { propertyHandlers } from './modules/properties/handlers.ts';
import { propertyService } from './modules/properties/service.ts';
import { propertyStore } from './modules/properties/store.ts';
import { propertyWriting } from './modules/properties/writing.ts';
import { residenceHandlers } from './modules/residences/handlers.ts';
import { residenceService } from './modules/residences/service.ts';
import { residenceStore } from './modules/residences/store.ts';
import { userHandlers } from './modules/users/handlers.ts';
import { userService } from './modules/users/service.ts';
import { signUpHandlers } from './modules/users/signUpHandlers.ts';
import { signUpService } from './modules/users/signUpService.ts';
import { signUpStore } from './modules/users/signUpStore.ts';
import { userStore } from './modules/users/store.ts';
import { verificationHandlers } from './modules/verification/handlers.ts';
import { verificationService } from './modules/verification/service.ts';
import { verificationStore } from './modules/verification/store.ts';
import { createPlaceSource } from './places/createPlaceSource.ts';

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
  const { publicUrl } = config;
  const outbox = mailOutbox(database, clock);
  const audit = adminAudit(database, clock);
  const bearers = bearerService(bearerStore(database), clock);
  const verification = verificationService({
    store: verificationStore(database),
    outbox,
    bearers,
    publicUrl,
    clock,
  });
  const signUp = signUpService({ store: signUpStore(database), verification, audit, clock });
  const newsletter = newsletterService({ store: newsletterStore(database), outbox, publicUrl, clock });
  const users = userService(userStore(database));
  const announcements = announcementService(announcementStore(database));
  const matchmaking = matchmakingService(
    matchmakingStore(database),
    sqlEngine(database),
    announcements,
    clock,
  );
  const places = placeService(await createPlaceSource(config, database));
  const fileStore =
    config.objectStore === null
      ? diskFileStore(join(config.dataFolder, 'files'))
      : s3FileStore(config.objectStore);
  const shelf = pictureShelf(fileStore, (error) => {
    if (parts.logger !== false) parts.logger.warn({ err: error }, 'A picture could not be kept or removed');
  });
  const files = fileStatements(database);
  const writes = announcementWrites(database);
  const writing = announcementWriting(writes, announcements, audit, clock);
  const store = propertyStore(database);
  const propertyWrites = propertyWriting({ store, writes, announcements, shelf, audit });
  const residences = residenceService(residenceStore(database), audit, clock);
  const pictures = pictureSweeper(files, fileStore, clock);
  const favorites = favoriteService({
    store: favoriteStore(database),
    announcements,
    matchmaking,
    notifyMutualInterest: mutualMails({
      store: mutualStore(database),
      outbox,
      writeMail: mutualInterestMail,
      publicUrl,
    }),
    clock,
  });
  const keys = idempotency(database, clock);

  const server = await createServer({
    contract: {
      handlers: {
        ...bearerHandlers(bearers, users),
        ...userHandlers(users),
        ...propertyHandlers(propertyService(store, announcements), propertyWrites),
        ...announcementHandlers(announcements, writing),
        ...residenceHandlers(residences),
        ...matchmakingHandlers(matchmaking),
        ...signUpHandlers(signUp),
        ...verificationHandlers(verification),
        ...newsletterHandlers(newsletter),
        ...placeHandlers(places),
        ...fileHandlers(fileService(files, shelf, audit, clock), shelf),
        ...favoriteHandlers(favorites),
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
    await keys.sweep();
    await verification.sweep();
    await newsletter.sweep();
    await outbox.sweep();
    await pictures.sweep();
    await favorites.sweep();
  });
  const worker = mailWorker({ database, transport: configuredTransport(config), clock, log: server.log });
  outbox.onCommitted(worker.wake);
  server.addHook('onClose', async () => {
    await worker.stop();
    await database.close();
  });
  await server.ready();
  worker.start();
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
