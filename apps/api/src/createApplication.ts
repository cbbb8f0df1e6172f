import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { alertWorker } from './alerts/alertWorker.ts';
import { accountModules } from './application/accountModules.ts';
import { alertModule, currentMail } from './application/mailModules.ts';
import { createDependencies } from './application/dependencies.ts';
import { premisesModules } from './application/premisesModules.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { demoLogins } from './demo/demoAccounts.ts';
import { demoPassword } from './demo/seedDemo.ts';
import { eventHandlers } from './events/eventHub.ts';
import { sweepTemporary } from './files/temporaryFile.ts';
import { defaultConnectionLimits, type ConnectionLimits } from './http/connections.ts';
import { createServer } from './http/createServer.ts';
import type { DocumentTexts } from './http/web/documents.ts';
import { auditHandlers } from './modules/auditLog.ts';
import { systemHandlers } from './modules/systemState.ts';
import { readVersion } from './version.ts';
import { matching } from './matching/matching.ts';
import { idempotency } from './http/idempotency.ts';
import { configuredTransport } from './mail/mailTransport.ts';
import { deliveryWorker } from './webhooks/deliveryWorker.ts';
import { mailWorker } from './mail/mailWorker.ts';
import type { PluginParts } from './http/plugins/addPlugins.ts';
import { databaseCheck } from './db/databaseCheck.ts';
import { countRates } from './db/rateCounts.ts';
import { freeBytesOf } from './http/plugins/freeSpace.ts';
import { apiLimitOf, defaultRateLimits } from './http/plugins/rateLimits.ts';

export interface ApplicationParts {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger | false;
  /** The built web app, or null to serve the API alone; the one that lies beside the server unless it is said. */
  readonly webFolder?: string | null;
  /** What is to be watched or limited otherwise than usual. */
  readonly plugins?: Partial<PluginParts>;
  /** The product's own where none are given. */
  readonly connectionLimits?: ConnectionLimits;
}

function builtWebApp(): string | null {
  const folder = join(import.meta.dirname, '../../web/dist');
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

export async function createApplication(parts: ApplicationParts): Promise<FastifyInstance> {
  const { config, database, clock, logger } = parts;
  const dependencies = await createDependencies(config, database, clock, (error, message) => {
    if (logger !== false) logger.warn({ err: error }, message);
  });
  const matches = matching(database, config.matchIndexMegabytes * 2 ** 20, dependencies.report);
  const premises = await premisesModules(dependencies, matches.engine);
  const accounts = accountModules(dependencies, premises);
  const freeBytes = parts.plugins?.freeBytes ?? freeBytesOf(config.dataFolder);
  const alerts = alertModule(dependencies);
  const keys = idempotency(database, clock);
  const rateCounts = countRates(database);

  const uploads = join(config.dataFolder, 'uploads');
  await sweepTemporary(uploads);

  const server = await createServer({
    contract: {
      handlers: {
        ...accounts.handlers,
        ...premises.handlers,
        ...alerts.handlers,
        ...eventHandlers(dependencies.events),
        ...auditHandlers(database),
        ...systemHandlers(database, readVersion(), freeBytes),
      },
      authenticate: accounts.authenticate,
      idempotency: keys,
      recordCall: (call) => accounts.apiKeys.record(call),
      reading: (position, work) => database.reading(position, work),
      uploads,
    },
    webFolder: parts.webFolder === undefined ? builtWebApp() : parts.webFolder,
    documentTexts: await demoTexts(config, database),
    exchangeKey: accounts.exchangeKey,
    webApp: { logIn: accounts.logIn, publicPages: { reader: premises.publicPages, clock } },
    unsubscribe: alerts.unsubscribe,
    calendarOf: (secret) => premises.calendars.feed(secret),
    connectionLimits: parts.connectionLimits ?? defaultConnectionLimits,
    plugins: {
      config,
      database: databaseCheck(database),
      matchIndex: () => matches.state(),
      rateLimits: defaultRateLimits,
      apiLimit: apiLimitOf(config.apiCallsPerMinute),
      rateCounts,
      lag: config.maxEventLoopLag,
      ...parts.plugins,
      freeBytes,
    },
    logger,
  });
  sweepHourly(server, [
    ...accounts.sweepers,
    ...premises.sweepers,
    ...alerts.sweepers,
    keys,
    dependencies.outbox,
    rateCounts,
  ]);
  const worker = mailWorker({
    database,
    transport: configuredTransport(config),
    clock,
    log: server.log,
    currentMail: currentMail(database, dependencies.site, clock),
  });
  const newsWorker = alertWorker({
    finding: alerts.finding,
    mailing: {
      mail: async (mayGoOn) => {
        await alerts.mailing.mail(mayGoOn);
        await premises.interests.mail(mayGoOn);
        await premises.messages.mail(mayGoOn);
        await premises.changes.mail(mayGoOn);
        await premises.appointments.remind(mayGoOn);
      },
    },
    report: (error) => {
      dependencies.report(
        error,
        'Couldn’t find or email new matches, interest, messages, changes or reminders',
      );
    },
  });
  const deliveries = deliveryWorker({
    ...dependencies,
    allowedHosts: config.webhookAllowedHosts,
    report: (error) => {
      dependencies.report(error, 'Couldn’t read or note deliveries of webhooks');
    },
  });
  dependencies.outbox.onCommitted(worker.wake);
  dependencies.eventOutbox.onCommitted(deliveries.wake);
  // Streams would never be answered.
  server.addHook('preClose', () => dependencies.events.close());
  server.addHook('onClose', async () => {
    await newsWorker.stop();
    await deliveries.stop();
    await worker.stop();
    await server.untilAnswered();
    await accounts.apiKeys.writeCalls();
    await matches.close();
    await database.close();
  });
  await server.ready();
  worker.start();
  matches.start();
  newsWorker.start();
  deliveries.start();
  return server;
}

/** Where others reach the server there are no demo accounts to offer. */
async function demoTexts({ demo }: ServerConfig, database: Database): Promise<DocumentTexts> {
  const emails = demo ? await demoLogins(database) : [];
  return emails.length === 0 ? {} : { DEMO_ACCOUNTS: JSON.stringify({ password: demoPassword, emails }) };
}

interface Sweeper {
  sweep(): Promise<unknown>;
}

/** Removes what has expired, a minute after the start and then hourly; one sweep that fails keeps none of the others. */
export function sweepHourly(server: FastifyInstance, sweepers: readonly Sweeper[]): void {
  const sweepAll = async () => {
    for (const sweeper of sweepers) {
      await sweeper.sweep().catch((error: unknown) => {
        server.log.error({ err: error }, 'Cleaning up failed');
      });
    }
  };
  let minutes = 0;
  const timer = setInterval(() => {
    if (minutes % 60 === 0) void sweepAll();
    minutes += 1;
  }, 60_000);
  timer.unref();
  server.addHook('onClose', () => {
    clearInterval(timer);
  });
}
