import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApplication } from '../../src/createApplication.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { makeCluster, type Cluster } from '../support/postgresCluster.ts';
import { addressOf, askPostgres } from '../support/postgresServer.ts';

const ignore = () => {
  // Connections break here on purpose.
};

let folder: string;
let cluster: Cluster;
let server: FastifyInstance;
const moves: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-fail-over-'));
  cluster = await makeCluster(2, async (address) => (await openPostgres(address, ignore)).close());
  // The standby first: which one takes writes is found out.
  const url = cluster.address('read-write', cluster.members.toReversed());
  const database = await openPostgres(url, ignore, {
    onSilence: ignore,
    onMove: (to) => moves.push(to),
    replicaUrl: null,
  });
  server = await createApplication({
    config: readConfig({ TILAVA_DATA_DIR: folder, DATABASE_URL: url }),
    database,
    clock: () => new Date(),
    logger: false,
    plugins: { lag: 0, rateLimits: {} },
  });
}, 120_000);
afterAll(async () => {
  await server.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const acknowledged: string[] = [];

/** Whoever connects anew has to find out again who takes writes. */
const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = 'tilava' and backend_type = 'client backend'`;

/** Subscribes somebody, and tells what was answered. */
async function write() {
  const email = `${crypto.randomUUID()}@fail-over.example`;
  const answer = await server.inject({ method: 'POST', url: '/api/v1/newsletter', payload: { email } });
  if (answer.statusCode === 200) acknowledged.push(email);
  return answer;
}

async function written(): Promise<readonly string[]> {
  const [, standby] = cluster.members;
  const client = new Client({ connectionString: addressOf(standby?.socket ?? '', 'tilava') });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from subscriptions');
  await client.end();
  return rows.map(({ email }) => email);
}

it('writes where a standby was promoted, and loses nothing that it has acknowledged', async () => {
  const [primary, standby, other] = cluster.members;
  if (primary === undefined || standby === undefined) throw new Error('There are two servers');
  expect(moves).toEqual([`${primary.host}:5432`]);
  for (let count = 0; count < 20; count += 1) expect((await write()).statusCode).toBe(200);

  const pending = Promise.all(Array.from({ length: 20 }, write));
  await primary.kill();
  for (const answer of [...(await pending), await write()]) {
    if (answer.statusCode === 200) continue;
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
  await standby.promote();
  // Without a standby of its own it acknowledges nothing.
  await other?.follow(standby);
  await vi.waitFor(async () => expect((await write()).statusCode).toBe(200), { timeout: 10_000 });
  expect(moves).toEqual([`${primary.host}:5432`, `${standby.host}:5432`]);
  expect(await written()).toEqual(expect.arrayContaining(acknowledged));
});

it('stays with it where the old primary comes back as if nothing had been', async () => {
  const [primary, standby] = cluster.members;
  await primary?.start();
  await askPostgres(standby?.socket ?? '', endConnections);
  const before = acknowledged.length;
  await vi.waitFor(async () => expect((await write()).statusCode).toBe(200), { timeout: 10_000 });
  for (let count = 0; count < 20; count += 1) expect((await write()).statusCode).toBe(200);
  expect(moves).toHaveLength(2);
  expect(await written()).toEqual(expect.arrayContaining(acknowledged.slice(before)));
});
