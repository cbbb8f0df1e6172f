import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { addressOf, templateDatabase } from './postgresForTests.ts';

/** A database for one test file, and how it is thrown away. */
export interface TestDatabase {
  readonly database: Database;
  /** A folder for whatever else the application keeps. */
  readonly folder: string;
  remove(): void;
}

/** Opens an empty, migrated database of the kind that this run of the tests is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-api-'));
  const database =
    process.env['TEST_DATABASE'] === 'postgres' ? await copyOfTemplate() : await openPglite(folder);
  return { database, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function copyOfTemplate(): Promise<Database> {
  const socket = inject('postgresSocket');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: addressOf(socket, 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template ${templateDatabase}`);
  await client.end();
  return openPostgres(addressOf(socket, name), (error) => {
    throw error;
  });
}
