import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { postgresBinaries } from './postgresBinaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the PostgreSQL that runs for these tests. */
    readonly postgresSocket: string;
  }
}

/** Migrated once; each test file gets a copy of it. */
export const templateDatabase = 'tilava_template';

/** PostgreSQL refuses to run as root, so that a test run of root lends it to nobody. */
const nobody = 65_534;
const other = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Starts a PostgreSQL of its own in a temporary folder, and ends it with the tests. */
export default async function postgresForTests({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-postgres-'));
  chmodSync(folder, 0o755);
  const binaries = postgresBinaries(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (other.uid !== undefined) {
    chownSync(data, nobody, nobody);
    chownSync(folder, nobody, nobody);
  }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'],
    {
      ...other,
      cwd: folder,
      stdio: 'ignore',
    },
  );

  // The shell ends PostgreSQL when its standard input closes: also where the tests were killed.
  const command =
    '"$0" -D "$1" -k "$2" -c listen_addresses="" -c fsync=off & P=$!; cat >/dev/null; kill -INT $P; wait $P';
  const child = spawn('sh', ['-c', command, join(binaries, 'postgres'), data, folder], {
    ...other,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await untilReady(folder);
  await makeTemplate(folder);
  provide('postgresSocket', folder);

  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Where a database of this PostgreSQL is reached. */
export const addressOf = (socket: string, database: string): string =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socket)}`;

async function untilReady(socket: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: addressOf(socket, 'postgres') });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function makeTemplate(socket: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(socket, 'postgres') });
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const database = await openPostgres(addressOf(socket, templateDatabase), (error) => {
    throw error;
  });
  await database.close();
}
