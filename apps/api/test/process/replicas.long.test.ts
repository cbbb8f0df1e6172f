import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApplication } from '../../src/createApplication.ts';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { demoPassword, seedDemo } from '../../src/demo/seedDemo.ts';
import { makeCluster, type Cluster, type ClusterMember } from '../support/postgresCluster.ts';
import { askPostgres } from '../support/postgresServer.ts';

const ignore = () => {
  // Connections break here on purpose.
};

let folder: string;
let cluster: Cluster;
let replicas: readonly ClusterMember[];
let database: Database;
let server: FastifyInstance;
let tenant: { readonly bearer: string; readonly need: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-replicas-'));
  cluster = await makeCluster(2, async (address) => {
    const empty = await openPostgres(address, ignore);
    await seedDemo(empty, new Date(), uuidv7);
    await empty.close();
  });
  replicas = cluster.members.slice(1);
  const url = cluster.address('read-write');
  const replicaUrl = cluster.address('any', replicas);
  database = await openPostgres(url, ignore, { onSilence: ignore, onMove: ignore, replicaUrl });
  server = await createApplication({
    config: readConfig({ TILAVA_DATA_DIR: folder, DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl }),
    database,
    clock: () => new Date(),
    logger: false,
    plugins: { lag: 0 },
  });
  tenant = await logIn();
}, 120_000);
afterAll(async () => {
  await server.close();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, bearer?: string, payload?: object) =>
  server.inject({
    method,
    url: `/api/v1${url}`,
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
    ...(payload !== undefined && { payload }),
  } satisfies InjectOptions);

async function logIn() {
  const account = { email: 'tenant@tilava.example', password: demoPassword };
  const answer = await send('POST', '/bearers', undefined, account);
  const { bearer, user } = answer.json<{ bearer: string; user: { properties: string[] } }>();
  return { bearer, need: user.properties[0] ?? '' };
}

const readNeed = () => send('GET', `/properties/${tenant.need}`, tenant.bearer);

/** Writes something new, and reads it at once; nothing fails, and it is there. */
async function writeAndRead(): Promise<void> {
  const description = crypto.randomUUID();
  const written = await send('PATCH', `/properties/${tenant.need}`, tenant.bearer, { description });
  expect(written.statusCode).toBe(200);
  const read = await readNeed();
  expect(read.statusCode).toBe(200);
  expect(read.json()).toMatchObject({ description });
}

const readsOf = (name: string): number =>
  database.readServers().find(({ server: each }) => each.startsWith(name))?.reads ?? 0;
const readsOfReplicas = (): number => replicas.reduce((sum, { host }) => sum + readsOf(host), 0);

/** Waits until all replicas answer again. */
beforeEach(async () => {
  for (const { host } of replicas) {
    const before = readsOf(host);
    await vi.waitFor(
      async () => {
        await readNeed();
        if (readsOf(host) === before) throw new Error(`${host} does not answer yet`);
      },
      { timeout: 20_000 },
    );
  }
});
afterEach(async () => {
  for (const { socket } of replicas) await askPostgres(socket, 'select pg_wal_replay_resume()');
});

it('answers reads from replicas, and each reader finds what they have written', async () => {
  const before = readsOfReplicas();
  for (let count = 0; count < 100; count += 1) await writeAndRead();
  expect(readsOfReplicas()).toBeGreaterThan(before);
});

it('reads from the primary while replicas are behind', async () => {
  for (const { socket } of replicas) await askPostgres(socket, 'select pg_wal_replay_pause()');
  const before = readsOf('primary');
  for (let count = 0; count < 20; count += 1) await writeAndRead();
  expect(readsOf('primary')).toBe(before + 20);
});

it('knows of a logout that no replica knows of', async () => {
  const { bearer } = await logIn();
  for (const { socket } of replicas) await askPostgres(socket, 'select pg_wal_replay_pause()');
  expect((await send('DELETE', '/bearers', bearer)).statusCode).toBeLessThan(300);
  expect((await send('GET', `/properties/${tenant.need}`, bearer)).statusCode).toBe(401);
});

it.each([
  ['is killed', (replica: ClusterMember) => replica.kill(), (replica: ClusterMember) => replica.start()],
  [
    'hangs',
    async (replica: ClusterMember) => replica.pause(),
    async (replica: ClusterMember) => replica.resume(),
  ],
])('fails no request where a replica %s amid them', async (_, harm, heal) => {
  const lane = async () => {
    for (let count = 0; count < 30; count += 1) expect((await readNeed()).statusCode).toBe(200);
  };
  const [first] = replicas;
  if (first === undefined) throw new Error('There are two replicas');
  await Promise.all([lane(), lane(), lane(), harm(first)]);
  await writeAndRead();
  await heal(first);
});

it('says in the metrics who answers', async () => {
  const { body } = await server.inject({ method: 'GET', url: '/metrics' });
  for (const { host } of replicas) {
    expect(body).toMatch(new RegExp(`^database_reads_total\\{server="${host}:5432"\\} [1-9]`, 'm'));
    expect(body).toMatch(new RegExp(`^database_serves_reads\\{server="${host}:5432"\\} 1$`, 'm'));
  }
  expect((await server.inject({ method: 'GET', url: '/readyz' })).json()).toMatchObject({
    reads: [
      { server: 'primary', serves: true },
      ...replicas.map(({ host }) => ({ server: `${host}:5432`, serves: true })),
    ],
  });
});

it('takes nothing from one that has gone on by itself', async () => {
  const [stray] = replicas;
  if (stray === undefined) throw new Error('There are two replicas');
  await stray.promote();
  replicas = replicas.slice(1);
  const before = readsOf(stray.host);
  for (let count = 0; count < 30; count += 1) await writeAndRead();
  expect(readsOf(stray.host)).toBe(before);
});
