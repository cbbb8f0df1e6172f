import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/openPglite.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { mountContract } from '../../src/http/mountContract.ts';
import type { Handlers } from '../../src/http/operations.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { addressOf, askPostgres, makePostgres } from '../support/postgresServer.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
const started: ServerProcess[] = [];

beforeEach(() => {
  folder = makeDataFolder();
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(variables?: Record<string, string>, port?: number): Promise<ServerProcess> {
  const server = spawnServer(port ?? (await freePort()), folder, variables);
  started.push(server);
  return server;
}

async function startReady(): Promise<ServerProcess> {
  const server = await start({ TILAVA_DEMO: '1' });
  await untilReady(server);
  return server;
}

const logIn = async ({ address }: ServerProcess) => {
  const response = await fetch(`${address}/api/v1/bearers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tenant@tilava.example', password: demoPassword }),
  });
  const { bearer } = (await response.json()) as { bearer: string };
  return bearer;
};
const verifies = async ({ address }: ServerProcess, bearer: string) =>
  (await fetch(`${address}/api/v1/bearers`, { headers: { authorization: `Bearer ${bearer}` } })).status;

async function expectRefusal(server: ServerProcess, reason: RegExp): Promise<void> {
  expect(await server.ended).toBe(1);
  expect(server.errors().trim().split('\n')).toHaveLength(1);
  expect(server.errors()).toMatch(reason);
}

const newerVersion = /The database is at migration \d+, this version at \d+: use a newer version/;

/** As a version with one migration more leaves it. */
async function migrateFurther({ queries }: Database): Promise<void> {
  await queries.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`);
}

describe('the server process', () => {
  it('ends with one line for a wrong environment variable', async () => {
    await expectRefusal(await start({ PORT: 'abc' }), /PORT/);
  });

  it('ends with one line where PostgreSQL cannot be reached', async () => {
    await expectRefusal(await start({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' }), /DATABASE_URL/);
  });

  it('ends with one line for a used port', async () => {
    const port = await freePort();
    const holder = fastify();
    await holder.listen({ port, host: '127.0.0.1' });
    await expectRefusal(await start({}, port), /PORT: \d+ is in use/);
    await holder.close();
  });

  it('ends with one line for a host that is no address of this machine', async () => {
    await expectRefusal(await start({ HOST: '203.0.113.5' }), /HOST: 203\.0\.113\.5 isn’t an address/);
  });

  it.each(['/proc/x', '/proc/x/y'])(
    'ends with one line for the data folder %s, which no system makes',
    async (TILAVA_DATA_DIR) => {
      await expectRefusal(
        await start({ TILAVA_DATA_DIR }),
        /TILAVA_DATA_DIR: the folder \S+ can’t be created/,
      );
    },
  );

  it('ends with one line where a newer version has migrated the embedded database', async () => {
    const database = await openPglite(folder);
    await migrateFurther(database);
    await database.close();
    await expectRefusal(await start(), newerVersion);
  });

  it('ends with one line where a newer version has migrated PostgreSQL', async () => {
    const postgres = makePostgres();
    await postgres.start();
    try {
      await askPostgres(postgres.socket, 'create database tilava');
      const DATABASE_URL = addressOf(postgres.socket, 'tilava');
      const database = await openPostgres(DATABASE_URL, (error) => {
        throw error;
      });
      await migrateFurther(database);
      await database.close();
      await expectRefusal(await start({ DATABASE_URL }), newerVersion);
    } finally {
      await postgres.remove();
    }
  });

  it('warns of a variable that is misspelt, without telling its value', async () => {
    const DATABSE_URL = 'postgres://somebody:secret@127.0.0.1/tilava';
    const misspelt = await start({ DATABSE_URL, LOG_LEVEL: 'warn' });
    await untilReady(misspelt);
    expect(misspelt.errors()).toContain('DATABSE_URL is ignored: did you mean DATABASE_URL?');
    expect(misspelt.errors()).not.toContain('secret');
  });

  it('refuses a folder in use, while the first goes on; after kill -9 the folder opens again, whole', async () => {
    const first = await startReady();
    const bearer = await logIn(first);

    await expectRefusal(await start(), /is in use by another process/);
    expect(await verifies(first, bearer)).toBe(200);
    const another = await logIn(first);

    first.child.kill('SIGKILL');
    await first.ended;
    const next = await startReady();
    expect(await verifies(next, bearer)).toBe(200);
    expect(await verifies(next, another)).toBe(200);
  });

  it('ends by itself on SIGTERM', async () => {
    const server = await startReady();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(() => process.kill(server.child.pid ?? 0, 0)).toThrow(/ESRCH/);
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');
  });
});

describe('closing', () => {
  it('tells who watches that it is not ready, answers meanwhile, and only then ends', async () => {
    const server = await startReady();
    const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
    expect(await readiness()).toBe(200);
    server.child.kill('SIGTERM');
    // Until the signal has come; the answer that tells of it is also what it waits for.
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { interval: 20 });
    expect(await server.ended).toBe(0);
  });

  it('ends at once on a second signal', async () => {
    const server = await startReady();
    await fetch(`${server.address}/readyz`);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      server.child.kill('SIGTERM');
      expect(server.child.signalCode).toBe('SIGTERM');
    });
    expect(await server.ended).toBe('SIGTERM');
  });
});

describe('mounting the contract', () => {
  it('stops the start where an operation has no handler', async () => {
    const mounting = mountContract(fastify(), {
      // As if the contract had got operations that nobody wrote yet.
      handlers: {} as Handlers,
      authenticate: () => Promise.reject(new Error('Nobody is asked')),
      idempotency: { once: (_, work) => work(), sweep: () => Promise.resolve() },
      reading: (_, work) => work(),
      recordCall: () => undefined,
      uploads: '',
    });
    await expect(mounting).rejects.toThrow(/has no handler/);
  });
});
