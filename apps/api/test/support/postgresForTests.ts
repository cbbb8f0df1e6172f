import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { addressOf, askPostgres, makePostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the PostgreSQL that runs for these tests. */
    readonly postgresSocket: string;
  }
}

/** Migrated once; each test file gets a copy of it. */
export const templateDatabase = 'tilava_template';

/** Starts a PostgreSQL of its own in a temporary folder, and ends it with the tests. */
export default async function postgresForTests({ provide }: TestProject) {
  const postgres = makePostgres();
  await postgres.start();
  await makeTemplate(postgres.socket);
  provide('postgresSocket', postgres.socket);
  return () => postgres.remove();
}

async function makeTemplate(socket: string): Promise<void> {
  await askPostgres(socket, `create database ${templateDatabase}`);
  const database = await openPostgres(addressOf(socket, templateDatabase), (error) => {
    throw error;
  });
  await database.close();
}
