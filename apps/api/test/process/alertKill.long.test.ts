import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { alertWorld } from '../support/alertWorld.ts';
import { fastClock } from '../support/fastClock.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** How long each of the processes lives after it has begun, in milliseconds; two live at a time. */
const lives = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: 16, seed });
const seekers = 4;
/** How many announcements are new to each of the processes. */
const news = 3;

let store: SeededPostgres;
let database: Database;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  console.log(`Processes die with SEED=${seed}`);
  store = await seededPostgres();
  database = await openPostgres(store.url, (error) => {
    throw error;
  });
}, 120_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.close();
  await store.postgres.remove();
});

/** A process that tells of new matches, once it has begun. */
async function begin(began: number): Promise<ChildProcess> {
  const file = join(import.meta.dirname, '../support/alertingProcess.ts');
  const child = spawn(process.execPath, [file, store.url, String(began)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await once(child.stdout, 'data');
  return child;
}

/** Lets one process after the other begin, gives each something to find, and kills it after its life. */
async function liveAndDie(began: number, ages: readonly number[], add: () => Promise<void>): Promise<void> {
  for (const age of ages) {
    const child = await begin(began);
    for (let number = 0; number < news; number += 1) await add();
    await new Promise((resolve) => setTimeout(resolve, age));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

it('each new match is mailed exactly once, although processes are killed while they look and write', async () => {
  const began = Date.now();
  const world = alertWorld(database, fastClock(began));
  const needs = await Promise.all(Array.from({ length: seekers }, () => world.addNeed()));
  for (const need of needs) await world.choose(need, { frequency: 'immediate' });

  const announcements: string[] = [];
  const add = async () => {
    announcements.push((await world.addAnnouncement()).id);
  };
  await Promise.all([liveAndDie(began, lives.slice(0, 8), add), liveAndDie(began, lives.slice(8), add)]);
  await begin(began);

  const notified = async () =>
    (await world.notified()).flatMap(({ pairs }) =>
      pairs.map(({ needId, announcementId }) => `${needId} ${announcementId}`),
    );
  await vi.waitFor(async () => expect(new Set(await notified()).size).toBe(seekers * lives.length * news), {
    timeout: 60_000,
    interval: 200,
  });
  const expected = needs.flatMap(({ id }) => announcements.map((announcement) => `${id} ${announcement}`));
  expect((await notified()).toSorted()).toEqual(expected.toSorted());
}, 180_000);
