import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import type { Logger } from 'pino';
import { currentMail } from '../application/mailModules.ts';
import { backup } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import type { NewAdmin } from './createAdmin.ts';
import { readConfig, type ServerConfig, warningsOf } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readMigration } from '../db/migrations.ts';
import { removeDemoAccounts } from '../demo/demoAccounts.ts';
import { demoAccounts, demoPassword, seedDemo } from '../demo/seedDemo.ts';
import { createFileStore } from '../files/diskFileStore.ts';
import { pictureStore } from '../files/pictureStore.ts';
import { createLogger } from '../logging/logger.ts';
import { mailSiteOf } from '../mail/mailSite.ts';
import { configuredTransport } from '../mail/mailTransport.ts';
import type { DrainResult, MailWorkerParts } from '../mail/mailWorker.ts';
import { openDatabase } from '../openDatabase.ts';
import type { ImportResult } from '../places/importAddresses.ts';
import { StartError } from '../startError.ts';

interface Store {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly logger: Logger;
}

/** Opens the store that the environment names for the work; throws StartError where the server has it. */
async function withStore<Result>(
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

/** `migrate`: the server does it as well when it starts; this does it alone. */
export const migrateCommand = (): Command =>
  new Command('migrate').description('migrate the database to the latest version').action(() =>
    withStore(async ({ database }) => {
      const { count } = await readMigration(database.queries);
      console.log(`The database is at migration ${count}.`);
    }),
  );

type CreateAdmin = (database: Database, admin: NewAdmin) => Promise<unknown>;

interface Options extends Omit<NewAdmin, 'password'> {
  readonly password?: string;
  readonly passwordStdin: boolean;
}

/** `admin create`: the only way, besides demo data, to make an admin. */
export const adminCommand = (createAdmin: CreateAdmin): Command =>
  new Command('admin').description('manage admins').addCommand(
    new Command('create')
      .description('create an admin with a verified email address')
      .requiredOption('--email <address>', 'the email address to log in with')
      .requiredOption('--first-name <name>', 'the first name')
      .requiredOption('--last-name <name>', 'the last name')
      .requiredOption('--phone-number <number>', 'the phone number')
      .option('--password <password>', 'the password; visible in the machine’s process list')
      .option('--password-stdin', 'read the password from standard input instead', false)
      .action(async ({ passwordStdin, password: typed, ...rest }: Options) => {
        if (passwordStdin === (typed !== undefined)) {
          throw new StartError('Use either --password or --password-stdin');
        }
        const password = typed ?? (await text(process.stdin)).replace(/\r?\n$/, '');
        await withStore(({ database }) => createAdmin(database, { ...rest, password }));
        console.log(`${rest.email} is now an admin.`);
      }),
  );

type ImportAddresses = (
  database: Database,
  stream: Readable,
  options: { readonly onProgress: (read: number) => void },
) => Promise<ImportResult>;

export const addressesCommand = (importAddresses: ImportAddresses): Command =>
  new Command('addresses').description('manage the address register').addCommand(
    new Command('import')
      .description('import the Finnish open data on building addresses')
      .argument('<file>', 'the published file: semicolon-separated, ISO 8859-1, no header')
      .action(async (typed: string) => {
        const path = pathOf(typed);
        if (!existsSync(path)) throw new StartError(`${path} doesn’t exist`);
        const progress = showProgress(process.stderr);
        const result = await withStore(({ database }) =>
          importAddresses(database, createReadStream(path), { onProgress: progress.show }),
        ).finally(progress.end);
        for (const { line, reason } of result.skipped) console.error(`line ${line}: ${reason}`);
        const { read, imported, unchanged, skippedCount } = result;
        console.log(`${read} lines: ${imported} imported, ${unchanged} unchanged, ${skippedCount} skipped.`);
      }),
  );

/** On a terminal one line that changes; in a log a line now and then. */
export function showProgress(output: { readonly isTTY?: boolean; write(text: string): unknown }) {
  const everyInLogs = 100_000;
  let shown = 0;
  return {
    show: (read: number) => {
      if (output.isTTY === true) output.write(`\r${read} lines`);
      else if (read - shown >= everyInLogs) output.write(`${read} lines\n`);
      else return;
      shown = read;
    },
    end: () => {
      if (output.isTTY === true && shown > 0) output.write('\n');
    },
  };
}

type DrainOutbox = (parts: MailWorkerParts) => Promise<DrainResult>;

/** `outbox drain`: what the server does all the time, once. */
export const outboxCommand = (drainOutbox: DrainOutbox): Command =>
  new Command('outbox').description('manage outgoing emails').addCommand(
    new Command('drain').description('send all waiting emails now').action(async () => {
      const { sent, failed } = await withStore(({ database, config, logger }) => {
        const transport = configuredTransport(config);
        const clock = () => new Date();
        const current = currentMail(database, mailSiteOf(config), clock);
        return drainOutbox({ database, transport, clock, log: logger, currentMail: current });
      });
      console.log(`${sent} emails sent.`);
      if (failed > 0) throw new StartError(`${failed} emails couldn’t be sent; the server will try again`);
    }),
  );

export const demoCommand = (): Command =>
  new Command('demo').description('manage demo data').addCommand(seedCommand()).addCommand(removeCommand());

/** Refused wherever the server would refuse to serve it, because its passwords are public. */
const seedCommand = () =>
  new Command('seed').description('fill an empty embedded store with demo data').action(() =>
    withStore(
      async ({ database }) => {
        const isSeeded = await seedDemo(database, new Date());
        if (!isSeeded)
          throw new StartError('The store already has users; demo data can only go into an empty one');
        console.log(`Demo accounts, each with the password ${demoPassword}:`);
        for (const email of demoAccounts) console.log(`  ${email}`);
      },
      { TILAVA_DEMO: '1' },
    ),
  );

/** Also where the environment asks for demo data that it may not have. */
const removeCommand = () =>
  new Command('remove')
    .description('delete the demo accounts and everything that belongs to them')
    .action(() =>
      withStore(
        async ({ config, database, logger }) => {
          const pictures = pictureStore(await createFileStore(config), (error) => {
            logger.warn({ err: error }, 'Couldn’t remove a picture; the server will try again');
          });
          console.log(`${await removeDemoAccounts(database, pictures)} demo accounts removed.`);
        },
        { TILAVA_DEMO: '0' },
      ),
    );

export const backupCommand = (): Command =>
  new Command('backup')
    .description('back up the whole store to one file, with any database')
    .argument('<file>', 'the file to write, for example tilava.tar.gz')
    .option('--force', 'overwrite the file', false)
    .action(async (typed: string, { force }: { force: boolean }) => {
      const path = pathOf(typed);
      if (!force && existsSync(path))
        throw new StartError(`${path} already exists; use --force to overwrite it`);
      await withStore(async ({ config, database }) => {
        const { tables, rows, files } = await backup(
          database,
          await createFileStore(config),
          path,
          new Date(),
        );
        console.log(`${path} contains ${rows} rows of ${tables} tables, and ${files} files.`);
      });
    });

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('restore the store from a backup; stop the server first')
    .argument('<file>', 'a file written by `backup`')
    .option('--force', 'discard what the store contains', false)
    .action(async (typed: string, options: { force: boolean }) => {
      const path = pathOf(typed);
      if (!existsSync(path)) throw new StartError(`${path} doesn’t exist`);
      await withStore(async ({ config, database }) => {
        const { tables, rows, files } = await restore(database, await createFileStore(config), path, options);
        console.log(`The store contains ${rows} rows of ${tables} tables, and ${files} files.`);
      });
    });
