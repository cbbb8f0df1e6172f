import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { seedDemo } from '../../src/demo/seedDemo.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { makeCluster, type Cluster, type ClusterMember } from '../support/postgresCluster.ts';
import { addressOf } from '../support/postgresServer.ts';
import { landlordLane, nothingSeen, tenantLane } from '../support/readersOfWrites.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { postThrough } from '../support/throughNginx.ts';

/** How often a write is looked for by who wrote it. */
const wanted = Number(process.env['CHECKS'] ?? 10_000);
const timeout = 1_800_000;

const ignore = (): void => {
  // Connections break here on purpose.
};

let folder: string;
let cluster: Cluster;
let ports: readonly [number, number];
let servers: ServerProcess[];
let nginx: Nginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-nodes-'));
  cluster = await makeCluster(2, async (address) => {
    const empty = await openPostgres(address, ignore);
    await seedDemo(empty, new Date(), uuidv7);
    await empty.close();
  });
  ports = [await freePort(), await freePort()];
  servers = [await start(ports[0]), await start(ports[1])];
  nginx = await startNginx(ports);
}, 300_000);
afterAll(async () => {
  await nginx.stop();
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

async function start(port: number): Promise<ServerProcess> {
  const server = spawnServer(port, folder, {
    DATABASE_URL: cluster.address('read-write'),
    DATABASE_REPLICA_URL: cluster.address('any'),
    PUBLIC_URL: 'https://tilava.example',
    TRUST_PROXY: '127.0.0.1',
    ANNOUNCEMENTS_PER_LANDLORD: '1000000',
  });
  await untilReady(server);
  return server;
}

async function ask<Row extends object>({ socket }: ClusterMember, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: addressOf(socket, 'tilava') });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Of the standbys, that which has the most: an acknowledged write is on one of them at least. */
async function furthest(standbys: readonly ClusterMember[]): Promise<ClusterMember> {
  const received = await Promise.all(
    standbys.map(async (member) => {
      const statement = `select (pg_last_wal_receive_lsn() - '0/0')::text as bytes`;
      const [row] = await ask<{ bytes: string }>(member, statement);
      return { member, bytes: BigInt(row?.bytes ?? 0) };
    }),
  );
  return received.reduce((one, other) => (other.bytes > one.bytes ? other : one)).member;
}

/** Who answered reads, by what both processes say. */
async function readsByServer(): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  for (const { address } of servers) {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    for (const [, name = '', count] of metrics.matchAll(/^database_reads_total\{server="(.+)"\} (\d+)$/gm)) {
      reads[name] = (reads[name] ?? 0) + Number(count);
    }
  }
  return reads;
}

it('limits calls for both processes together', async () => {
  const subscribe = async () => {
    const content = { email: `${crypto.randomUUID()}@newsletter.example` };
    return (await postThrough(nginx, '/api/v1/newsletter', content, { from: '127.0.0.9' })).status;
  };
  for (let call = 0; call < 10; call += 1) expect(await subscribe()).toBe(200);
  expect(await subscribe()).toBe(429);
  expect(await subscribe()).toBe(429);
});

it('serves on while processes restart and servers of the database end', { timeout }, async () => {
  const [primary, second, third] = cluster.members;
  if (primary === undefined || second === undefined || third === undefined) throw new Error('Three are made');
  const tenants = await ask<{ email: string }>(
    primary,
    `select email from users where not is_landlord and not is_admin
      and exists (select from needs where user_id = users.id) order by email limit 6`,
  );
  const seen = nothingSeen();
  const lanes = await Promise.all([
    ...tenants.map(({ email }) => tenantLane(nginx, email, seen)),
    landlordLane(nginx, 'landlord@tilava.example', seen),
  ]);
  const figures: Record<string, unknown> = {};
  const over = new AbortController();
  const running = lanes.map((lane) => lane.run(over.signal));
  const more = async (checks: number) => {
    const until = seen.checks + checks;
    const enough = () => expect(seen.checks).toBeGreaterThanOrEqual(until);
    await Promise.race([vi.waitFor(enough, { timeout, interval: 50 }), seen.broken]);
  };
  const begin = performance.now();
  let share = 0;
  try {
    await more(wanted / 20);

    for (const [index, port] of ports.entries()) {
      servers[index]?.child.kill('SIGTERM');
      expect(await servers[index]?.ended).toBe(0);
      await more(wanted / 40);
      servers[index] = await start(port);
      await more(wanted / 40);
    }
    figures['rolling restart: requests refused'] = seen.refusedReads + seen.repeated;
    expect(seen.refusedReads).toBe(0);
    expect(seen.repeated).toBe(0);

    await third.kill();
    await more(wanted / 10);
    figures['replica killed: requests refused'] = seen.refusedReads + seen.repeated;
    expect(seen.refusedReads).toBe(0);
    expect(seen.repeated).toBe(0);
    await third.start();
    await more(wanted / 10);

    const killedAt = performance.now();
    await primary.kill();
    const endedAt = performance.now();
    const promoted = await furthest([second, third]);
    await promoted.promote();
    const promotedAt = performance.now();
    await (promoted === second ? third : second).follow(promoted);
    await vi.waitFor(() => expect(seen.lastWrite).toBeGreaterThan(promotedAt), {
      timeout: 10_000,
      interval: 10,
    });
    const silence = seen.lastWrite - killedAt;
    figures['primary killed: milliseconds until a write was acknowledged'] = Math.round(silence);
    expect(silence).toBeLessThan(10_000);
    figures['of these until a standby was promoted'] = Math.round(promotedAt - endedAt);
    figures['fail-over: reads refused'] = seen.refusedReads;
    await more(Math.max(1, wanted - seen.checks));
    over.abort();
    await Promise.all(running);

    const kept = new Set(
      (await ask<{ id: string }>(promoted, 'select id from announcements')).map(({ id }) => id),
    );
    expect(seen.announcements.filter((id) => !kept.has(id))).toEqual([]);
    const needs = await ask<{ id: string; description: string }>(
      promoted,
      'select id, description from needs',
    );
    const described = new Map(needs.map(({ id, description }) => [id, description]));
    for (const [id, description] of seen.descriptions) expect(described.get(id)).toBe(description);
    figures['announcements acknowledged, and there'] = seen.announcements.length;
  } finally {
    over.abort();
    await Promise.all(running);
    const seconds = (performance.now() - begin) / 1_000;
    figures['writes found at once by who wrote them'] = seen.checks;
    figures['requests answered'] = seen.answered;
    figures['requests a second'] = Math.round(seen.answered / seconds);
    const reads = await readsByServer();
    share = shareOfReplicas(reads);
    figures['reads by server, since the restart'] = JSON.stringify(reads);
    console.table(figures);
  }
  expect(seen.faults).toEqual([]);
  // Readers ask for what they have just written, which replicas get a moment later.
  expect(share).toBeGreaterThan(0.25);
});

/** Which part of all reads replicas answered. */
function shareOfReplicas({ primary = 0, ...replicas }: Readonly<Record<string, number>>): number {
  const byReplicas = Object.values(replicas).reduce((sum, count) => sum + count, 0);
  return byReplicas / Math.max(1, primary + byReplicas);
}
