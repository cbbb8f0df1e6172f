import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { memoryCounts } from '../../db/rateCounts.ts';
import { readContract } from '../contract.ts';
import { answerWithProblem } from '../errorHandler.ts';
import { addPlugins, knowMethods, type PluginParts } from './addPlugins.ts';
import { ProblemError } from '../problems.ts';
import { apiLimitOf } from './rateLimits.ts';
import { freeBytesOf } from './freeSpace.ts';

const started: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
});

/** A server that is operated like the real one, with one operation that writes and one that takes a picture. */
async function start(
  variables: Record<string, string> = {},
  parts: Partial<PluginParts> = {},
): Promise<FastifyInstance> {
  const config = readConfig(variables);
  const server = fastify({ trustProxy: config.trustProxy ?? false });
  started.push(server);
  server.setErrorHandler(answerWithProblem);
  server.decorateRequest('refusal', null);
  knowMethods(server, 100);
  await addPlugins(server, {
    config,
    database: {
      answers: async () => true,
      waitingMails: async () => 0,
      readServers: () => [],
      connections: () => null,
    },
    matchIndex: () => ({ isReady: false, rows: { announcements: 0, needs: 0 }, bytes: 0 }),
    rateCounts: memoryCounts(),
    rateLimits: {},
    apiLimit: null,
    freeBytes: async () => Infinity,
    lag: 0,
    ...parts,
  });
  for (const operationId of ['updateUser', 'uploadFile']) {
    const schema = { operationId, response: { 507: {} } };
    server.post(`/api/v1/${operationId}`, { schema }, (_request, reply) => reply.send('done'));
  }
  return server;
}

const get = (
  server: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
  address = '127.0.0.1',
) => server.inject({ method: 'GET', url, headers, remoteAddress: address });
const post = (server: FastifyInstance, operation: string) =>
  server.inject({ method: 'POST', url: `/api/v1/${operation}` });

describe('health', () => {
  it('is not ready while the database is silent, and is alive all the same', async () => {
    let answers = false;
    const database = {
      answers: async () => answers,
      waitingMails: async () => 0,
      readServers: () => [],
      connections: () => null,
    };
    const server = await start({}, { database });
    const refused = await get(server, '/readyz');
    expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await get(server, '/healthz')).statusCode).toBe(200);
    answers = true;
    expect((await get(server, '/readyz')).statusCode).toBe(200);
  });

  it('closes without waiting where nobody asks, else once they were told', async () => {
    const unwatched = await start();
    await unwatched.prepareToClose();
    expect((await get(unwatched, '/readyz')).statusCode).toBe(503);

    const watched = await start({}, { readinessTimes: { watched: 60_000, notice: 60_000 } });
    await get(watched, '/readyz');
    let isReady = true;
    const preparing = watched.prepareToClose().then(() => {
      isReady = false;
    });
    expect((await post(watched, 'updateUser')).statusCode).toBe(200);
    expect(isReady).toBe(true);
    expect((await get(watched, '/readyz')).json()).toMatchObject({ status: 503 });
    await preparing;
    expect(isReady).toBe(false);
  });
});

describe('the contract', () => {
  const code = 'too_many_needs';

  it('is served with addresses that lead back here', async () => {
    const server = await start({ PUBLIC_URL: 'https://tilava.example' });
    const served = (await get(server, '/api/v1/openapi.json')).json<object>();
    expect(served).toMatchObject({
      servers: [{ url: 'https://tilava.example/api/v1' }],
      externalDocs: { url: 'https://tilava.example/api/v1/problems' },
      info: { contact: { url: 'https://tilava.example/customer-service' } },
    });
  });

  it('has each problem’s type lead to what it means', async () => {
    const server = await start();
    const { type } = new ProblemError(409, code, 'Taken').toProblem('/', 'request');
    const { pathname, hash } = new URL(type, 'https://tilava.example/api/v1/properties');
    const { body, headers } = await get(server, pathname);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain(`<h2 id="${hash.slice(1)}"><code>${code}</code> (409)</h2>`);
    expect(body).toContain('The tenant already has five needs; delete one first.');
    const { ProblemCode } = (
      readContract() as { components: { schemas: { ProblemCode: { enum: string[] } } } }
    ).components.schemas;
    for (const each of ProblemCode.enum) expect(body).toContain(`id="${each}"`);
  });
});

describe('metrics', () => {
  it('say that the database is gone, and nothing of its mails', async () => {
    const database = {
      answers: async () => false,
      waitingMails: () => Promise.reject(new Error('gone')),
      readServers: () => [],
      connections: () => null,
    };
    const server = await start({}, { database });
    const { payload } = await get(server, '/metrics');
    expect(payload).toMatch(/^database_up 0$/m);
    expect(payload).not.toMatch(/^mails_waiting \d/m);
  });

  it('name the version, and how connections are used where there are some', async () => {
    const connections = () => ({ total: 7, idle: 4, waiting: 2 });
    const checks = { answers: async () => true, waitingMails: async () => 0, readServers: () => [] };
    const database = { ...checks, connections };
    const { payload } = await get(await start({}, { database }), '/metrics');
    expect(payload).toMatch(/^tilava_build_info\{version="\d+\.\d+\.\d+",node="v[^"]+"\} 1$/m);
    for (const [state, count] of Object.entries(connections())) {
      expect(payload).toContain(`database_connections{state="${state}"} ${count}\n`);
    }
    expect((await get(await start(), '/metrics')).payload).not.toContain('database_connections');
  });

  it('count refused requests by reason', async () => {
    const rateLimits = { updateUser: { calls: 1, within: 60_000 } };
    const server = await start({}, { rateLimits, freeBytes: async () => 0 });
    const refused = async (reason: string) => {
      const { payload } = await get(server, '/metrics');
      return new RegExp(`^http_requests_refused_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(
        payload,
      )?.[1];
    };
    expect(await refused('disk')).toBe('0');
    for (const _ of ['for the disk', 'for the limit']) await post(server, 'updateUser');
    expect(await refused('disk')).toBe('1');
    expect(await refused('rate_limit')).toBe('1');
    expect(await refused('load')).toBe('0');
  });

  it('are only for this machine, not for what a proxy passes on', async () => {
    const server = await start();
    expect((await get(server, '/metrics', {}, '::1')).statusCode).toBe(200);
    expect((await get(server, '/metrics', {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await get(server, '/metrics', {}, '192.0.2.1')).json()).toMatchObject({ code: 'not_found' });
    expect((await get(server, '/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });

  it('open to a token from anywhere, and with one to nothing else', async () => {
    const server = await start({ METRICS_TOKEN: 'open-up' });
    const read = async (authorization: string, address: string) =>
      (await get(server, '/metrics', { authorization }, address)).statusCode;
    expect(await read('Bearer open-up', '192.0.2.1')).toBe(200);
    expect(await read('Bearer open-u', '192.0.2.1')).toBe(404);
    expect(await read('', '127.0.0.1')).toBe(404);
  });
});

describe('pages of other origins', () => {
  const preflight = (server: FastifyInstance, origin: string) =>
    server.inject({
      method: 'OPTIONS',
      url: '/api/v1/updateUser',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it('may call the API where they are allowed, and read what they need of the answer', async () => {
    const server = await start({ CORS_ORIGINS: 'https://one.example,https://two.example' });
    const asked = await preflight(server, 'https://two.example');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe('https://two.example');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await get(server, '/readyz', { origin: 'https://two.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('https://two.example');
    expect(answer.headers['access-control-expose-headers']).toBe(
      'ETag, Link, Location, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate',
    );
    expect(answer.headers['vary']).toMatch(/Origin/i);
  });

  it('may not where they are not allowed', async () => {
    const allowing = await start({ CORS_ORIGINS: 'https://one.example' });
    expect(
      (await preflight(allowing, 'https://two.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const closed = await start();
    const answer = await get(closed, '/readyz', { origin: 'https://one.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the limit of all calls', () => {
  it('is for the API alone', async () => {
    const server = await start({}, { apiLimit: { calls: 0, within: 60_000 } });
    expect((await post(server, 'updateUser')).statusCode).toBe(429);
    const { statusCode, headers } = await get(server, '/healthz');
    expect([statusCode, headers['ratelimit']]).toEqual([200, undefined]);
  });

  it('is not told where it is switched off', async () => {
    const { apiCallsPerMinute } = readConfig({ API_CALLS_PER_MINUTE: '0' });
    const { statusCode, headers } = await post(
      await start({}, { apiLimit: apiLimitOf(apiCallsPerMinute) }),
      'updateUser',
    );
    expect([statusCode, headers['ratelimit'], headers['ratelimit-policy']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
  });
});

describe('too little room', () => {
  const statusOf = async (server: FastifyInstance, operation: string) =>
    (await post(server, operation)).statusCode;
  const freeBytes = async () => 0;

  it('concerns only pictures where the database is elsewhere', async () => {
    const server = await start({ DATABASE_URL: 'postgres://elsewhere/tilava' }, { freeBytes });
    expect(await statusOf(server, 'updateUser')).toBe(200);
    expect(await statusOf(server, 'uploadFile')).toBe(507);
  });

  it('concerns nothing where pictures are elsewhere too', async () => {
    const variables = { DATABASE_URL: 'postgres://elsewhere/tilava', FILES_S3_BUCKET: 'pictures' };
    const server = await start(variables, { freeBytes });
    expect(await statusOf(server, 'uploadFile')).toBe(200);
  });

  it('is measured where the data are, and the answer holds for a while', async () => {
    const measured = freeBytesOf(import.meta.dirname);
    const first = await measured();
    expect(first).toBeGreaterThan(0);
    expect(await measured()).toBe(first);
  });
});

describe('a busy event loop', () => {
  it('is none after a single stall', async () => {
    const server = await start({}, { lag: 20 });
    const end = performance.now() + 1_200;
    while (performance.now() < end);
    for (const _ of ['that is seen', 'that may be seen']) {
      expect((await post(server, 'updateUser')).statusCode).toBe(200);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('refuses requests while it lags, and takes them again when it does not', async () => {
    const server = await start({}, { lag: 20 });
    const block = () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    };
    const read = () => post(server, 'updateUser');
    await vi.waitFor(
      async () => {
        block();
        const refused = await read();
        expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
        expect(refused.headers['retry-after']).toBe('2');
        expect((await get(server, '/healthz')).statusCode).toBe(200);
      },
      { timeout: 20_000, interval: 50 },
    );
    await vi.waitFor(async () => expect((await read()).statusCode).toBe(200), {
      timeout: 20_000,
      interval: 100,
    });
  });
});
