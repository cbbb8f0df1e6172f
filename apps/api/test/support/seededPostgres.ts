import { v7 as uuidv7 } from 'uuid';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { seedDemo } from '../../src/demo/seedDemo.ts';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from './postgresServer.ts';

/** A PostgreSQL of its own, with data like the demo's. */
export interface SeededPostgres {
  readonly postgres: PostgresServer;
  /** What DATABASE_URL has to be. */
  readonly url: string;
}

/** Starts it. Accounts have ids of their own: what is known as demo data is served to this machine only. */
export async function seededPostgres(): Promise<SeededPostgres> {
  const postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
  const url = addressOf(postgres.socket, 'tilava');
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  await seedDemo(database, new Date(), uuidv7);
  await database.close();
  return { postgres, url };
}
