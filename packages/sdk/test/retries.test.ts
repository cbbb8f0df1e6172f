import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTilava, type Body, type CallOptions, type ClientOptions, type Tilava } from '../src/index.ts';
import {
  hangUp,
  json,
  problem,
  session,
  startHostileServer,
  text,
  type HostileServer,
} from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';
const user = json(200, { id });
const residence: Body<'createResidence'> = { houseType: 'office', file: [] };
const login = { email: 'tenant@tilava.example', password: 'long enough' };
const busy = problem(503, 'unavailable');

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, ...options });

beforeEach(async () => {
  server = await startHostileServer(user);
  // The shortest waits that the jitter allows.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server[Symbol.asyncDispose]();
});

describe('a read that fails for the moment', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is sent again after %i', async (status) => {
    server.answer(text(status, ''), user);
    expect((await tilava().users.get(id)).id).toBe(id);
    expect(server.hits).toHaveLength(2);
  });

  it('is sent again where the connection broke', async () => {
    server.answer(hangUp, user);
    expect((await tilava().users.get(id)).id).toBe(id);
    expect(server.hits).toHaveLength(2);
  });

  it('is sent again where the answer broke off in its middle', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"id":', () => response.destroy());
    }, user);
    expect((await tilava().users.get(id)).id).toBe(id);
    expect(server.hits).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 412, 507])('is not sent again after %i', async (status) => {
    server.answer(text(status, ''));
    await expect(tilava().users.get(id)).rejects.toMatchObject({ status });
    expect(server.hits).toHaveLength(1);
  });

  it('gives up after as many retries as it may make, with the last answer', async () => {
    server.answer(busy);
    await expect(tilava().users.get(id)).rejects.toMatchObject({ name: 'ServerError', code: 'unavailable' });
    expect(server.hits).toHaveLength(3);
    await expect(tilava({ maxRetries: 0 }).users.get(id)).rejects.toMatchObject({ status: 503 });
    expect(server.hits).toHaveLength(4);
    await expect(tilava().users.get(id, { maxRetries: 1 })).rejects.toMatchObject({ status: 503 });
    expect(server.hits).toHaveLength(6);
  });

  it('tells its hooks of each attempt and each retry', async () => {
    server.answer(busy, user);
    const events: unknown[] = [];
    await tilava({
      onRequest: ({ operation, attempt }) => events.push({ operation, attempt }),
      onResponse: ({ attempt, status }) => events.push({ attempt, status }),
      onRetry: ({ attempt, status, delayMs }) => events.push({ attempt, status, delayMs }),
    }).users.get(id);
    expect(events).toEqual([
      { operation: 'GET /user/{id}', attempt: 1 },
      { attempt: 1, status: 503 },
      { attempt: 1, status: 503, delayMs: 0 },
      { operation: 'GET /user/{id}', attempt: 2 },
      { attempt: 2, status: 200 },
    ]);
  });
});

describe('the wait before a retry', () => {
  it('is as long as the server wants it, in seconds', async () => {
    server.answer(problem(429, 'too_many_attempts', { 'retry-after': '1' }), user);
    await tilava().users.get(id);
    const [first, second] = server.hits;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it('is as long as the server wants it, as a date', async () => {
    const wanted = Math.ceil(Date.now() / 1_000) * 1_000 + 1_000;
    server.answer(problem(429, 'too_many_attempts', { 'retry-after': new Date(wanted).toUTCString() }), user);
    await tilava().users.get(id);
    expect(server.hits).toHaveLength(2);
    expect(Date.now()).toBeGreaterThanOrEqual(wanted);
  });

  it('is as long as the server wants it, also where that is longer than timers wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const days = 60;
      const wanted = days * 86_400_000;
      const fetch = vi
        .fn<() => Promise<Response>>()
        .mockResolvedValueOnce(
          new Response(null, { status: 503, headers: { 'retry-after': `${days * 86_400}` } }),
        )
        .mockResolvedValue(Response.json({ id }));
      const { promise: isWaiting, resolve: wait } = Promise.withResolvers<number>();
      const call = createTilava({
        baseUrl: 'http://127.0.0.1/api/v1',
        fetch,
        deadlineMs: Infinity,
        maxRetryAfterMs: Infinity,
        onRetry: ({ delayMs }) => wait(delayMs),
      }).users.get(id);
      expect(await isWaiting).toBe(wanted);
      await vi.advanceTimersByTimeAsync(wanted - 1);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await call).id).toBe(id);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not begun where it would be longer than the client allows', async () => {
    server.answer(problem(429, 'too_many_attempts', { 'retry-after': '120' }));
    await expect(tilava({ maxRetryAfterMs: 60_000 }).users.get(id)).rejects.toMatchObject({
      name: 'RateLimitedError',
      retryAfterMs: 120_000,
    });
    expect(server.hits).toHaveLength(1);
  });

  it('is not begun where the deadline would come first', async () => {
    server.answer(problem(503, 'unavailable', { 'retry-after': '30' }));
    await expect(tilava({ deadlineMs: 20_000 }).users.get(id)).rejects.toMatchObject({
      name: 'ServerError',
      retryAfterMs: 30_000,
    });
    expect(server.hits).toHaveLength(1);
  });

  it('is random, up to a limit that doubles with each retry until 8 seconds', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999_999);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const waits: number[] = [];
      const call = createTilava({
        baseUrl: 'http://127.0.0.1/api/v1',
        fetch: () => Promise.resolve(new Response(null, { status: 503 })),
        maxRetries: 6,
        onRetry: ({ delayMs }) => {
          waits.push(Math.round(delayMs));
          queueMicrotask(() => void vi.advanceTimersByTimeAsync(delayMs));
        },
      }).users.get(id);
      await expect(call).rejects.toMatchObject({ status: 503 });
      expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a write', () => {
  const creation = { file: new Uint8Array([1, 2, 3]) };

  it('that carries a key is sent again with the same key and the same body', async () => {
    server.answer(busy, json(201, { id }));
    await tilava().announcements.createResidence(residence);
    const [first, second] = server.hits;
    expect(first?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9_-]{16,128}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body.toString()).toBe(first?.body.toString());
    expect(second?.body.length).toBeGreaterThan(0);
  });

  it('carries a key where the browser has no randomUUID, as on pages without HTTPS', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    server.answer(json(201, { id }));
    await tilava().announcements.createResidence(residence);
    expect(server.hits[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    vi.unstubAllGlobals();
  });

  it('that carries a key waits where the first one is under way still', async () => {
    server.answer(problem(409, 'idempotency_in_flight', { 'retry-after': '0' }), json(201, { id }));
    await tilava().announcements.createResidence(residence);
    expect(server.hits).toHaveLength(2);
  });

  it('that carries none is sent once', async () => {
    server.answer(busy, session('fresh'));
    await expect(tilava().users.update(id, { description: 'Quiet' })).rejects.toMatchObject({ status: 503 });
    await expect(
      tilava().bearers.create({ email: 'a@b.fi', password: 'x'.repeat(8) }),
    ).resolves.toBeDefined();
    expect(server.hits).toHaveLength(2);
  });

  it('has another key each time that it is called', async () => {
    server.answer(json(201, { id }));
    const client = tilava();
    await client.announcements.createResidence(residence);
    await client.announcements.createResidence(residence);
    expect(new Set(server.hits.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('has its key by the typed path too', async () => {
    server.answer(busy, json(201, { id }));
    await tilava().http.POST('/residence', { body: residence });
    expect(server.hits).toHaveLength(2);
    expect(server.hits[1]?.headers['idempotency-key']).toBe(server.hits[0]?.headers['idempotency-key']);
  });

  it('that changes nothing more a second time is sent again without a key', async () => {
    server.answer(busy, json(200, { results: [], total: 0, nextCursor: null }));
    await tilava().matchmaking.findMatches({ property: id }, { favorite: false });
    server.answer(busy, text(204, ''));
    await tilava().favorites.add({ id, announcementId: id });
    await tilava().favorites.delete({ id, announcementId: id });
    expect(server.hits.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'POST', 'DELETE']);
    expect(server.hits.every(({ headers }) => headers['idempotency-key'] === undefined)).toBe(true);
  });

  it.each([
    { what: 'a login', call: ({ bearers }: Tilava, options: CallOptions) => bearers.create(login, options) },
    {
      what: 'a check of the password',
      call: ({ bearers }: Tilava, options: CallOptions) => bearers.checkCredentials(login, options),
    },
    {
      what: 'a verification mail',
      call: ({ verification }: Tilava, options: CallOptions) => verification.sendMail(login, options),
    },
  ])('that guesses a password is sent once, whatever comes of it: $what', async ({ call }) => {
    const answers = [busy, problem(429, 'rate_limited', { 'retry-after': '0' }), hangUp];
    for (const answer of answers) {
      server.answer(answer);
      await expect(call(tilava(), { headers: { 'idempotency-key': 'k'.repeat(16) } })).rejects.toBeInstanceOf(
        Error,
      );
    }
    expect(server.hits).toHaveLength(answers.length);
  });

  it('that comes by GET, as the mail has it, is sent once', async () => {
    server.answer(busy);
    await expect(tilava().verification.verifyUser({ uid: id, code: 'c'.repeat(43) })).rejects.toMatchObject({
      status: 503,
    });
    expect(server.hits).toHaveLength(1);
  });

  it('of a file is sent again, also where it came as a stream', async () => {
    for (const file of [creation.file, new Blob([creation.file]).stream()]) {
      server.answer(busy, json(201, { id }));
      await tilava().files.upload({ file });
      const [first, second] = server.hits.slice(-2);
      expect(second?.body.byteLength).toBe(first?.body.byteLength);
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    }
  });
});
