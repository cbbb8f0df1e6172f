import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { components } from '@tilava/sdk/schema';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { announcements, users, webhooks } from '../../src/db/schema.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** How many events each of the processes writes until it's killed; two live at a time. */
const lives = fc.sample(fc.integer({ min: 1, max: 20 }), {
  numRuns: process.env['TESTS'] === 'short' ? 2 : 110,
  seed,
});

let store: SeededPostgres;
let database: Database;
let receiver: Receiver;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  console.log(`Processes die with SEED=${seed}`);
  store = await seededPostgres();
  database = await openPostgres(store.url, (error) => {
    throw error;
  });
  let count = 0;
  // One in ten fails, and is sent again.
  receiver = await startReceiver((response) => response.writeHead((count += 1) % 10 === 0 ? 500 : 204).end());
}, 120_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await receiver.close();
  await database.close();
  await store.postgres.remove();
});

async function begin(began: number, ids: readonly string[]): Promise<ChildProcess> {
  const file = join(import.meta.dirname, '../support/deliveringProcess.ts');
  const child = spawn(process.execPath, [file, store.url, String(began), ids.join()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await once(child.stdout, 'data');
  return child;
}

async function liveAndDie(began: number, counts: readonly number[], ids: readonly string[]): Promise<void> {
  for (const count of counts) {
    const child = await begin(began, ids);
    let written = 0;
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (lines: Buffer) => {
        written += lines.toString().split('\n').length - 1;
        if (written >= count) resolve();
      });
    });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

it('no event is lost or overtaken, although processes are killed while they write and send', async () => {
  const began = Date.now();
  const [landlord] = await database.queries
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.email, 'landlord@tilava.example'));
  const userId = landlord?.userId ?? '';
  const own = await database.queries
    .select({ id: announcements.id, version: announcements.version })
    .from(announcements)
    .where(eq(announcements.userId, userId))
    .limit(4);
  const ids = own.map(({ id }) => id);
  const hook = { id: uuidv7(), userId, chosenBy: userId, url: receiver.url, secret: randomBytes(32) };
  await database.queries.insert(webhooks).values({ ...hook, events: ['announcement.changed'] });

  const half = lives.length / 2;
  await Promise.all([
    liveAndDie(began, lives.slice(0, half), ids),
    liveAndDie(began, lives.slice(half), ids),
  ]);
  // It changes nothing, and sends what is left.
  const last = await begin(began, []);
  const rows = await database.queries
    .select({ id: announcements.id, version: announcements.version })
    .from(announcements)
    .where(inArray(announcements.id, ids));
  const written = rows.flatMap(({ id, version }) => {
    const first = own.find((row) => row.id === id)?.version ?? 0;
    return Array.from({ length: version - first }, (_, index) => `${id} ${first + 1 + index}`);
  });
  const arrived = () =>
    receiver.received.map(({ id: message, body }) => {
      const { announcement, version } = (JSON.parse(body) as components['schemas']['AnnouncementEvent']).data;
      return { message, announcement, version, name: `${announcement} ${version}` };
    });
  expect(written.length).toBeGreaterThanOrEqual(lives.length);
  await vi.waitFor(() => expect(new Set(arrived().map(({ name }) => name)).size).toBe(written.length), {
    timeout: 120_000,
    interval: 100,
  });
  last.kill('SIGKILL');

  const all = arrived();
  expect([...new Set(all.map(({ name }) => name))].toSorted()).toEqual(written.toSorted());
  // What came twice has the same id, and two events never have.
  const named = new Set(all.map(({ message, name }) => `${message} ${name}`));
  expect(named.size).toBe(written.length);
  expect(new Set(all.map(({ message }) => message)).size).toBe(written.length);
  for (const id of ids) {
    const versions = all.filter(({ announcement }) => announcement === id).map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
  }
  console.log(`${written.length} events, ${all.length} deliveries`);
}, 300_000);
