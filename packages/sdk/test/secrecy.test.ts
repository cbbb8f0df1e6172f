import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryTokenStore, createTilava, type ClientOptions } from '../src/index.ts';
import {
  json,
  problem,
  session,
  startHostileServer,
  text,
  type HostileServer,
} from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';

let server: HostileServer;
let elsewhere: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({
    baseUrl: server.baseUrl,
    tokenStore: createMemoryTokenStore('very-secret-bearer'),
    ...options,
  });

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
  elsewhere = await startHostileServer(json(200, { id }));
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await elsewhere[Symbol.asyncDispose]();
});

describe('the bearer', () => {
  it.each([301, 302, 303, 307, 308])('does not follow a %i to another origin', async (status) => {
    server.answer(text(status, '', { location: `${elsewhere.baseUrl}/user/${id}` }));
    expect((await tilava().users.get(id)).id).toBe(id);
    expect(elsewhere.hits).toHaveLength(1);
    expect(elsewhere.hits[0]?.headers.authorization).toBeUndefined();
  });

  it('does not come back with a redirect that comes back', async () => {
    server.answer(text(302, '', { location: `${elsewhere.baseUrl}/a` }), json(200, { id }));
    elsewhere.answer(text(302, '', { location: `${server.baseUrl}/b` }));
    await tilava().users.get(id);
    expect(server.hits.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer very-secret-bearer',
      undefined,
    ]);
  });

  it('follows a redirect within its origin', async () => {
    server.answer(text(307, '', { location: '/api/v1/elsewhere' }), json(200, { id }));
    await tilava().users.get(id);
    expect(server.hits[1]).toMatchObject({
      url: '/api/v1/elsewhere',
      headers: { authorization: 'Bearer very-secret-bearer' },
    });
  });

  it('goes round in no circle of redirects', async () => {
    server.answer(text(302, '', { location: '/api/v1/again' }));
    await expect(tilava({ maxRetries: 0 }).users.get(id)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.hits).toHaveLength(6);
  });
});

describe('another origin', () => {
  /** What follows redirects by itself, as many do. */
  const followed = ({ url, headers }: Request) => {
    server.answer(text(302, '', { location: `${elsewhere.baseUrl}/user/${id}` }));
    return globalThis.fetch(url, { headers });
  };
  const comeBack = ({ url, headers }: Request) => {
    server.answer(text(302, '', { location: `${elsewhere.baseUrl}/a` }), problem(401, 'bearer_invalid'));
    elsewhere.answer(text(302, '', { location: `${server.baseUrl}/b` }));
    return globalThis.fetch(url, { headers });
  };
  const instead = ({ headers }: Request) => globalThis.fetch(`${elsewhere.baseUrl}/user/${id}`, { headers });

  it('is told nothing of who asks', async () => {
    server.answer(text(302, '', { location: `${elsewhere.baseUrl}/user/${id}` }));
    const headers = {
      'x-api-key': 'secret',
      cookie: 'secret',
      accept: 'application/json',
      'accept-language': 'fi',
    };
    await tilava({ headers: { 'x-tenant': 'secret' } }).users.get(id, { headers });
    const sent = elsewhere.hits[0]?.headers ?? {};
    expect(JSON.stringify(sent)).not.toContain('secret');
    expect([sent.accept, sent['accept-language']]).toEqual(['application/json', 'fi']);
    expect([sent['x-tilava-client'], server.hits[0]?.headers['x-tilava-client']]).toEqual([
      undefined,
      expect.stringMatching(/^sdk\/\d+\.\d+\.\d+/),
    ]);
  });

  it('never ends the session, whatever it says', async () => {
    server.answer(text(302, '', { location: `${elsewhere.baseUrl}/user/${id}` }));
    elsewhere.answer(problem(401, 'bearer_invalid'));
    const tokenStore = createMemoryTokenStore('mine');
    await expect(tilava({ tokenStore }).users.get(id)).rejects.toMatchObject({ status: 401 });
    expect(tokenStore.get()).toBe('mine');
  });

  it.each([
    { which: 'that a fetch of the caller’s own has followed', fetch: followed },
    { which: 'that it has gone to and come back from', fetch: comeBack },
    { which: 'that it asks instead', fetch: instead },
  ])('never ends the session, $which', async ({ fetch }) => {
    elsewhere.answer(problem(401, 'bearer_invalid'));
    const tokenStore = createMemoryTokenStore('mine');
    const call = tilava({ tokenStore, fetch: (request) => fetch(request) }).users.get(id);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tokenStore.get()).toBe('mine');
  });

  it.each(['data:application/json,{"id":"forged"}', 'file:///etc/passwd', 'http://'])(
    'is not %s',
    async (location) => {
      server.answer(text(302, '', { location }));
      await expect(tilava({ maxRetries: 0 }).users.get(id)).rejects.toMatchObject({ name: 'NetworkError' });
    },
  );
});

describe('a write', () => {
  it('goes nowhere else than where it was addressed', async () => {
    server.answer(text(307, '', { location: `${elsewhere.baseUrl}/bearers` }));
    const login = tilava().bearers.create({
      email: 'someone@tilava.example',
      password: 'very-secret-password',
    });
    await expect(login).rejects.toMatchObject({ name: 'ApiError', status: 307 });
    expect(elsewhere.hits).toEqual([]);
  });
});

describe('what is logged and told to hooks that observe', () => {
  it('holds no bearer, no password and no code', async () => {
    const lines: string[] = [];
    const log = (...parts: readonly unknown[]) => lines.push(JSON.stringify(parts));
    const client = tilava({
      logger: { debug: log, warn: log },
      onResponse: log,
      onRetry: log,
      maxRetries: 1,
    });
    server.answer(
      session('very-secret-new-bearer'),
      text(503, ''),
      json(200, { id }),
      problem(400, 'verification_failed'),
    );
    await client.session.logIn({ email: 'someone@tilava.example', password: 'very-secret-password' });
    await client.users.get(id);
    const failure = await client.verification
      .verifyUser({ uid: id, code: `very-secret-code-${'c'.repeat(26)}` })
      .catch((error: unknown) => error);
    log(failure);
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.join('\n')).not.toMatch(/secret|someone/);
    expect(lines[0]).toBe('["Request",{"operation":"POST /bearers","call":1,"attempt":1}]');
  });
});
