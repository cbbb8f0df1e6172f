import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { seedDemo } from '../../src/demo/seedDemo.ts';
import { lost, nothingYet, writeUntilGone } from '../support/acknowledged.ts';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from '../support/postgresServer.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';

/** How often the server is killed; `ROUNDS=50` before a release. */
const rounds = Number(process.env['ROUNDS'] ?? 3);

let folder: string;
let postgres: PostgresServer | null;
let server: ServerProcess | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-kill-'));
  postgres = null;
  server = null;
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Store {
  readonly variables: Record<string, string>;
  open(): Promise<Database>;
}

async function embedded(): Promise<Store> {
  return { variables: {}, open: () => openPglite(folder) };
}

async function onPostgres(): Promise<Store> {
  postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
  const url = addressOf(postgres.socket, 'tilava');
  const open = () =>
    openPostgres(url, (error) => {
      throw error;
    });
  return { variables: { DATABASE_URL: url }, open };
}

/** Looks into the store while no server runs. */
async function within<Result>(store: Store, look: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await store.open();
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const nothingLost = {
  users: [],
  announcements: [],
  favorites: [],
  need: null,
  usersWithoutNeed: [],
  usersWithoutMail: [],
  usersWithoutCode: [],
  announcementsWithoutResidence: [],
};

describe('what the server has acknowledged', () => {
  it.each([
    ['the embedded database', embedded],
    ['PostgreSQL', onPostgres],
  ])(
    'outlives kill -9 amid writes, and nothing is written by half: %s',
    async (_, makeStore) => {
      const store = await makeStore();
      await within(store, (database) => seedDemo(database, new Date(), uuidv7));
      const known = nothingYet();
      for (let round = 0; round < rounds; round += 1) {
        const running = spawnServer(await freePort(), folder, {
          ...store.variables,
          TRUST_PROXY: 'loopback',
        });
        server = running;
        await untilReady(running);
        const enough = known.total + 10 + Math.floor(Math.random() * 40);
        const writing = writeUntilGone(running.address, known);
        await Promise.race([
          writing,
          vi.waitFor(() => expect(known.total).toBeGreaterThanOrEqual(enough), {
            timeout: 60_000,
            interval: 5,
          }),
        ]);
        running.child.kill('SIGKILL');
        expect(await running.ended).toBe('SIGKILL');
        await writing;
        const found = await within(store, (database) => lost(database, known));
        expect(found, `round ${round}`).toEqual(nothingLost);
      }
      expect(known.emails.length).toBeGreaterThan(0);
    },
    60_000 + rounds * 60_000,
  );
});
