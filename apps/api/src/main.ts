import type { AddressInfo } from 'node:net';
import { readConfig, type ServerConfig } from './config.ts';
import { exposureOf } from './config/exposure.ts';
import { createApplication } from './createApplication.ts';
import type { Database } from './db/database.ts';
import { openPglite } from './db/openPglite.ts';
import { openPostgres } from './db/openPostgres.ts';
import { countDemoAccounts, refuseDemoAccounts } from './demo/demoAccounts.ts';
import { demoAccounts, demoPassword, seedDemo } from './demo/seedDemo.ts';
import { createLogger } from './logging/logger.ts';
import { StartError } from './startError.ts';

const config = readConfigOrExit();
const logger = createLogger(config.logLevel);

try {
  await start();
} catch (error) {
  exitWithOneLine(error);
}

async function start(): Promise<void> {
  const database = await openDatabase(config);
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
    const showsDemo = config.demo && (await countDemoAccounts(database)) > 0;
    announce(server.server.address(), showsDemo);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase({ databaseUrl, dataFolder }: ServerConfig): Promise<Database> {
  if (databaseUrl === null) return openPglite(dataFolder);
  return openPostgres(
    databaseUrl,
    (error) => logger.warn({ err: error }, 'An idle database connection broke'),
    () => logger.warn('PostgreSQL does not answer: its connections are broken off'),
  );
}

/** How long requests that are under way may take, in milliseconds. */
const longestClosing = 40_000;

/**
 * Finishes what is under way and closes the store, once. The same signal again ends the process at once; another
 * one changes nothing, because npm passes an interrupt on in two ways.
 */
function closeOnSignal(close: () => Promise<unknown>): void {
  let isClosing = false;
  const closeOnce = () => {
    if (isClosing) return;
    isClosing = true;
    const giveUp = (reason: string) => {
      console.error(`Tilava did not end in order: ${reason}`);
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

function announce(address: AddressInfo | string | null, showsDemo: boolean): void {
  const port = typeof address === 'object' ? address?.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`\nTilava is ready: http://${host}:${port}`);
  if (!showsDemo) return;
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

function exitWithOneLine(error: unknown): never {
  console.error(`Tilava cannot start: ${reasonOf(error)}`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return listeningFault(error) ?? error.stack ?? error.message;
}

/** Which variable keeps the server from listening, if that is what went wrong. */
function listeningFault(error: Error): string | null {
  switch ('code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return `PORT: ${config.port} is in use on ${config.host}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${config.host} is no address of this machine`;
    default:
      return null;
  }
}
