import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTilava, isUnauthorizedError, type Schemas, type Tilava } from '@tilava/sdk';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { landlordInterests, tenantInterests } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';

/** How many messages are sent in all, by so many tenants who each write once a second; `MESSAGES=1000` before a release. */
const total = Number(process.env['MESSAGES'] ?? 200);
const writers = 20;
const each = total / writers;

let folder: string;
let store: SeededPostgres;
let database: Database;
let ports: readonly [number, number];
let servers: [ServerProcess, ServerProcess];
let tenants: readonly TenantParty[];
let landlord: LandlordParty;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-events-'));
  store = await seededPostgres();
  database = await openPostgres(store.url, (error) => {
    throw error;
  });
  ports = [await freePort(), await freePort()];
  servers = [await start(ports[0]), await start(ports[1])];
  const place = { database, now: new Date(), logIn };
  landlord = await addLandlord(place, 'reader@tilava.example');
  tenants = await Promise.all(
    Array.from({ length: writers }, (_, index) => addTenant(place, `writer${index}@tilava.example`)),
  );
  const pairs = tenants.map(({ userId }) => ({ tenantId: userId, announcementId: landlord.announcementId }));
  await database.queries.insert(tenantInterests).values(pairs);
  await database.queries.insert(landlordInterests).values(pairs);
}, 240_000);
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.close();
  await store.postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<ServerProcess> {
  const server = spawnServer(port, folder, {
    DATABASE_URL: store.url,
    PUBLIC_URL: 'https://tilava.example',
    TRUST_PROXY: '127.0.0.1',
  });
  await untilReady(server);
  return server;
}

/** A client of one of the processes, for as long as that one lives. */
const clientOf = (process: 0 | 1): Tilava =>
  createTilava({
    baseUrl: `http://127.0.0.1:${ports[process]}/api/v1`,
    maxRetries: 100,
    fetch: goingOver,
  });

/** Goes over to the other process where one refuses connections, as the proxy before both does. */
const goingOver: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  try {
    return await fetch(request.clone());
  } catch (error) {
    if (!(error instanceof TypeError && (error.cause as NodeJS.ErrnoException).code === 'ECONNREFUSED'))
      throw error;
    const url = new URL(request.url);
    url.port = String(ports.find((port) => String(port) !== url.port));
    return fetch(new Request(url, request));
  }
};

async function logIn(email: string) {
  const { bearer, user } = await clientOf(0).bearers.create({ email, password: demoPassword });
  return { bearer, userId: user.id, properties: [...user.properties] };
}

async function killAndRestart(process: 0 | 1): Promise<void> {
  servers[process].child.kill('SIGKILL');
  await servers[process].ended;
  servers[process] = await start(ports[process]);
}

/** Reads what arrives in the landlord's threads for as long as it's let: by events alone, never by asking from time to time. */
function read(signal: AbortSignal) {
  const tilava = clientOf(1).withBearer(landlord.bearer);
  const received = new Map<string, Schemas['ThreadMessage'][]>();
  const arrivals = new Map<string, number>();
  const changed = new Set<string>();
  const follow = async (thread: string) => {
    const known = received.get(thread) ?? [];
    received.set(thread, known);
    const { results } = await tilava.threads.listMessages(thread, { after: known.at(-1)?.number ?? 0 });
    for (const { text } of results) arrivals.set(text, performance.now());
    known.push(...results);
    if (results.length > 0) changed.add(thread);
  };
  let isFollowing = false;
  /** Reads a thread once, however many events it has had since. */
  const followChanged = async () => {
    if (isFollowing) return;
    isFollowing = true;
    for (let threads = [...changed]; threads.length > 0; threads = [...changed]) {
      changed.clear();
      await Promise.all(threads.map(follow));
    }
    isFollowing = false;
  };
  const done = (async () => {
    for await (const { kind, thread } of tilava.events.stream(landlord.userId, {}, { signal })) {
      if (thread !== null) changed.add(thread);
      else if (kind === 'connected')
        for await (const { id } of tilava.threads.list(landlord.userId)) changed.add(id);
      void followChanged();
    }
  })();
  // It ends when it's told to.
  done.catch(() => undefined);
  return { received, arrivals };
}

const textsOf = (writer: number) => Array.from({ length: each }, (_, index) => `${writer}: ${index}`);

it('a key that is deleted in one process is refused by the other within a second', async () => {
  const session = await logIn('reader@tilava.example');
  const owner = clientOf(0).withBearer(session.bearer);
  const { key, secret } = await owner.keys.create(session.userId, {
    label: 'Two processes',
    scopes: ['announcements:read'],
  });
  const program = clientOf(1).withBearer(secret);
  await program.announcements.listOfUser(session.userId);
  await owner.keys.delete({ id: session.userId, keyId: key.id });
  const deletedAt = performance.now();
  const isRefused = () =>
    program.announcements.listOfUser(session.userId).then(
      () => false,
      (error: unknown) => isUnauthorizedError(error),
    );
  await expect.poll(isRefused, { timeout: 10_000, interval: 10 }).toBe(true);
  const milliseconds = performance.now() - deletedAt;
  console.log(`Refused after ${milliseconds.toFixed(0)} ms`);
  expect(milliseconds).toBeLessThan(1_000);
});

it('what is written by one process reaches who listens to the other, once and in order, also when either is killed', async () => {
  const controller = new AbortController();
  const { received, arrivals } = read(controller.signal);
  const sent = new Map<string, number>();
  let count = 0;
  const write = async ({ bearer, userId }: TenantParty, writer: number) => {
    const tilava = clientOf(0).withBearer(bearer);
    for (const text of textsOf(writer)) {
      const pause = delay(1_000);
      sent.set(text, performance.now());
      const message = { announcement: landlord.announcementId, tenant: userId, text };
      await tilava.threads.sendMessage(message, { idempotencyKey: uuidv7() });
      count += 1;
      await pause;
    }
  };
  const writing = Promise.all(tenants.map(write));
  const reaches = (share: number) => vi.waitFor(() => expect(count).toBeGreaterThan(total * share), 120_000);
  if (process.env['KILLS'] !== '0') {
    await reaches(0.3);
    await killAndRestart(0);
    await reaches(0.6);
    await killAndRestart(1);
  }
  await writing;
  await vi.waitFor(() => expect(arrivals.size).toBe(total), 60_000);
  controller.abort();

  const threads = [...received.values()];
  expect(threads.map((messages) => messages.map(({ number }) => number))).toEqual(
    threads.map(() => Array.from({ length: each }, (_, index) => index + 1)),
  );
  expect(new Set(threads.map((messages) => messages.map(({ text }) => text).join()))).toEqual(
    new Set(tenants.map((_, writer) => textsOf(writer).join())),
  );
  const delays = [...arrivals]
    .map(([text, at]) => at - (sent.get(text) ?? 0))
    .toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0);
  console.log(
    `From sending to reading: ${at(0.5)} ms in the middle, ${at(0.99)} ms for 99 of 100, ${at(1)} ms at most`,
  );
}, 240_000);
