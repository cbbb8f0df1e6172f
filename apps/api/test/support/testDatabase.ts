import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
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
  const folder = mkdtempSync(join(tmpdir(), 'tilava-api-'));
  const database =
    process.env['TEST_DATABASE'] === 'postgres' ? await copyOnPostgres() : await copyInto(folder);
  return { database, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyInto(folder: string): Promise<Database> {
  cpSync(inject('pgliteTemplate'), folder, { recursive: true });
  return openPglite(folder);
}

async function copyOnPostgres(): Promise<Database> {
  const socket = inject('postgresSocket');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await askPostgres(socket, `create database ${name} template ${templateDatabase}`);
  return openPostgres(addressOf(socket, name), (error) => {
    throw error;
  });
}
