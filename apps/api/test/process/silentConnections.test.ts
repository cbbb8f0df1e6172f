import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { isDatabaseUnavailable } from '../../src/db/availability.ts';
import { breakOffSilentConnections } from '../../src/db/silence.ts';
import { makePostgres, type PostgresServer } from '../support/postgresServer.ts';

const timeout = 300;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = makePostgres();
  await postgres.start();
}, 60_000);
afterAll(() => postgres.remove());

/** One connection, and how many there were. */
function makePool() {
  const pool = new Pool({ host: postgres.socket, database: 'postgres', user: 'postgres', max: 1 });
  const seen = { connections: 0 };
  pool.on('connect', () => (seen.connections += 1));
  pool.on('error', () => {
    // It breaks on purpose.
  });
  breakOffSilentConnections(pool, timeout);
  onTestFinished(() => pool.end());
  return { pool, seen };
}

it('breaks a connection off on which a statement goes unanswered, and makes another', async () => {
  const { pool, seen } = makePool();
  const failure = await pool.query('select pg_sleep(30)').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(seen.connections).toBe(2);
});

it('breaks one off that was silent before it was asked', async () => {
  const { pool } = makePool();
  await pool.query('select 1');
  await vi.waitFor(() => expect(pool.idleCount).toBe(1));
  postgres.pause();
  onTestFinished(() => postgres.resume());
  const failure = await pool.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

it('leaves alone a connection that nobody asks anything, for however long', async () => {
  const { pool, seen } = makePool();
  const client = await pool.connect();
  await client.query('begin');
  await new Promise((resolve) => setTimeout(resolve, 3 * timeout));
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  expect(seen.connections).toBe(1);
});

it('leaves alone a statement whose rows keep coming', async () => {
  const { pool } = makePool();
  const statement = 'select pg_sleep(0.1), repeat(number::text, 10000) from generate_series(1, 8) as number';
  expect((await pool.query(statement)).rowCount).toBe(8);
});
