import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx, type Nginx } from '../support/nginx.ts';
import { freePort } from '../support/serverProcess.ts';
import { askThrough, type ProxiedRequest } from '../support/throughNginx.ts';

let servers: readonly Server[];
let nginx: Nginx;
/** Requests that one of the processes has broken off. */
let broken = 0;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

beforeAll(async () => {
  const breaking = createServer((request) => {
    broken += 1;
    request.socket.destroy();
  });
  const answering = createServer((request, response) => {
    void text(request).then((body) => response.end(body));
  });
  servers = [await listening(breaking), await listening(answering)];
  nginx = await startNginx([portOf(breaking), portOf(answering)]);
});
afterAll(async () => {
  await nginx.stop();
  for (const server of servers) server.close();
});

const path = '/api/v1/properties';
const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ description: 'Bright' });
const keyed = { ...json, 'idempotency-key': 'any' };

const safe: readonly (readonly [string, ProxiedRequest])[] = [
  ['a read', { path }],
  ['a deletion', { method: 'DELETE', path }],
  ['a change', { method: 'PATCH', path, headers: json, body }],
  ['a creation with a key', { method: 'POST', path, headers: keyed, body }],
];

/** Enough for each of the two to be the first to be asked of some. */
const times = 6;

const askOften = async (asked: ProxiedRequest) => {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await askThrough(nginx, asked));
  return answers;
};

describe('where one of two processes breaks off', () => {
  it.each(safe)('%s is asked of the other one, whole', async (_what, asked) => {
    const before = broken;
    const answers = await askOften(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([asked.body ?? '']));
    expect(broken).toBeGreaterThan(before);
  });

  it('a creation without a key is not sent twice, and who asks is told to come back', async () => {
    const before = broken;
    const answers = await askOften({ method: 'POST', path, headers: json, body });
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(broken - before);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });
});

it.each(safe)('where no process answers, %s is refused in the form of the API', async (_what, asked) => {
  const away = await startNginx([await freePort()]);
  const { status, headers } = await askThrough(away, asked);
  await away.stop();
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '2' });
});
