import type { AddressInfo } from 'node:net';
import { exposureOf, readConfig, type ServerConfig, warningsOf } from './config.ts';
import { createApplication } from './createApplication.ts';
import { makeFilesPrivate, openDataFolder } from './dataFolder.ts';
import { demoLogins, refuseDemoAccounts } from './demo/demoAccounts.ts';
import { demoPassword, seedDemo } from './demo/seedDemo.ts';
import { createLogger } from './logging/logger.ts';
import { openDatabase } from './openDatabase.ts';
import { reasonOf, type ListeningPlace } from './startError.ts';

makeFilesPrivate();
endOnFault();
const config = readConfigOrExit();
const logger = createLogger(config.logLevel);
for (const warning of warningsOf(process.env)) logger.warn(warning);

try {
  await start();
} catch (error) {
  exitWithOneLine(error, config);
}

async function start(): Promise<void> {
  if (keepsFiles(config)) openDataFolder(config.dataFolder);
  const database = await openDatabase(config, logger, {
    onSilence: () => logger.warn('PostgreSQL isn’t responding: closing its connections'),
    onMove: (to) => logger.warn({ to }, 'PostgreSQL now accepts writes on another server'),
  });
  try {
    const clock = () => new Date();
    if (config.demo) await seedDemo(database, clock());
    await refuseDemoAccounts(database, exposureOf(config));
    const server = await createApplication({ config, database, clock, logger });
    await server.listen({ port: config.port, host: config.host });
    closeOnSignal(async () => {
      await server.prepareToClose();
      await server.close();
    });
    announce(server.server.address(), config.demo ? await demoLogins(database) : []);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function keepsFiles({ databaseUrl, smtpUrl, objectStore }: ServerConfig): boolean {
  return databaseUrl === null || smtpUrl === null || objectStore === null;
}

/** Also for what nobody waits for: of memory that ends, the embedded database tells this way. */
function endOnFault(): void {
  process.on('uncaughtException', (error) => {
    console.error(`Tilava has stopped: ${reasonOf(error)}`);
    process.exit(1);
  });
}

/** How long requests that are under way may take, in milliseconds. */
const longestClosing = 40_000;

/** The same signal again ends the process at once; another changes nothing: npm passes an interrupt on twice. */
function closeOnSignal(close: () => Promise<unknown>): void {
  let isClosing = false;
  const closeOnce = () => {
    if (isClosing) return;
    isClosing = true;
    const giveUp = (reason: string) => {
      console.error(`Tilava didn’t shut down cleanly: ${reason}`);
      process.exit(1);
    };
    setTimeout(giveUp, longestClosing, 'requests are still under way').unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => giveUp(reasonOf(error)),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closeOnce);
}

function announce(address: AddressInfo | string | null, demoAccounts: readonly string[]): void {
  const port = typeof address === 'object' ? address?.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`\nTilava is ready: http://${host}:${port}`);
  if (demoAccounts.length === 0) return;
  console.log(`\nDemo accounts, each with the password ${demoPassword}:`);
  for (const email of demoAccounts) console.log(`  ${email}`);
  console.log('');
}

function readConfigOrExit(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWithOneLine(error);
  }
}

function exitWithOneLine(error: unknown, place?: ListeningPlace): never {
  console.error(`Tilava can’t start: ${reasonOf(error, place)}`);
  process.exit(1);
}
