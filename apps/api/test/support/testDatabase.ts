import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { makeDataFolder, makeEmptyFolder } from './dataFolder.ts';
import { templateDatabase } from './postgresForTests.ts';
import { addressOf, askPostgres } from './postgresServer.ts';

/** A database for one test file, and how it is thrown away. */
export interface TestDatabase {
  readonly database: Database;
  /** A folder for whatever else the application keeps. */
  readonly folder: string;
  remove(): void;
}

/** Opens an empty, migrated database of the kind that this run of the tests is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const isOnPostgres = process.env['TEST_DATABASE'] === 'postgres';
  const folder = isOnPostgres ? makeEmptyFolder() : makeDataFolder();
  const database = await (isOnPostgres ? copyOnPostgres() : openPglite(folder));
  return { database, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function copyOnPostgres(): Promise<Database> {
  const socket = inject('postgresSocket');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await askPostgres(socket, `create database ${name} template ${templateDatabase}`);
  return openPostgres(addressOf(socket, name), (error) => {
    throw error;
  });
}
