import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { seededPostgres, type SeededPostgres } from '../support/seededPostgres.ts';
import { freePort, spawnServer, untilReady, type ServerProcess } from '../support/serverProcess.ts';
import { askThrough, postThrough, type ProxiedAnswer } from '../support/throughNginx.ts';

/** How many requests are answered at least before, between and after the restarts. */
const enough = 100;

let folder: string;
let store: SeededPostgres;
let ports: readonly [number, number];
let servers: ServerProcess[];
let nginx: Nginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-rolling-'));
  store = await seededPostgres();
  ports = [await freePort(), await freePort()];
  servers = [await start(ports[0]), await start(ports[1])];
  nginx = await startNginx(ports);
}, 240_000);
afterAll(async () => {
  await nginx.stop();
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
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

/** What a tenant's pages ask for and change, again and again. */
async function requestsOf(email: string) {
  const answer = await postThrough(nginx, '/api/v1/bearers', { email, password: demoPassword });
  const { bearer, user } = JSON.parse(answer.body) as {
    bearer: string;
    user: { id: string; properties: readonly string[] };
  };
  const headers = { authorization: `Bearer ${bearer}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const matches = JSON.stringify({ property: user.properties[0] });
  return [
    { path: '/api/v1/bearers', headers },
    { path: `/api/v1/user/${user.id}`, headers },
    { path: `/api/v1/user/${user.id}/favorites`, headers },
    {
      method: 'POST',
      path: '/api/v1/matchmaking?favorite=false',
      headers: json,
      body: matches,
    },
    {
      method: 'PATCH',
      path: `/api/v1/properties/${user.properties[0]}`,
      headers: json,
      body: JSON.stringify({ description: 'Bright' }),
    },
  ];
}

/**
 * Where other tests keep the machine busy, a process refuses some by itself, which no restart makes it do. Its ids have
 * hyphens, those of nginx have none.
 */
const isShed = ({ status, headers }: ProxiedAnswer): boolean =>
  status === 503 && String(headers['x-request-id']).includes('-');

it('restarts one process after the other, and no request fails', { timeout: 600_000 }, async () => {
  const failures: string[] = [];
  let answered = 0;
  const over = new AbortController();
  const requests = await requestsOf('tenant@tilava.example');

  const lane = async () => {
    const agent = new Agent({ keepAlive: true });
    while (!over.signal.aborted) {
      for (const asked of requests) {
        try {
          const answer = await askThrough(nginx, { ...asked, agent });
          if (answer.status === 200) answered += 1;
          else if (!isShed(answer)) failures.push(`${asked.path}: ${answer.status} ${answer.body}`);
        } catch (error) {
          failures.push(`${asked.path}: ${String(error)}`);
        }
      }
    }
    agent.destroy();
  };
  const more = async () => {
    const until = answered + enough;
    await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(until), { timeout: 200_000 });
  };

  const lanes = [lane(), lane(), lane(), lane()];
  try {
    await more();
    for (const [index, port] of ports.entries()) {
      servers[index]?.child.kill('SIGTERM');
      expect(await servers[index]?.ended).toBe(0);
      // The other one is alone for a while.
      await more();
      servers[index] = await start(port);
      await more();
    }
  } finally {
    over.abort();
    await Promise.all(lanes);
  }
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(5 * enough);
});
