import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMemoryTokenStore,
  createTilava,
  type ClientOptions,
  type UploadProgress,
} from '../src/index.ts';
import {
  hangUp,
  json,
  problem,
  silence,
  startHostileServer,
  text,
  type HostileServer,
} from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, maxRetries: 0, ...options });

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server[Symbol.asyncDispose]();
});

describe('every attempt', () => {
  it('has one ending, also without an answer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answer(hangUp, silence, text(503, ''), json(200, { id }));
    const events: unknown[] = [];
    const client = tilava({
      maxRetries: 3,
      // What is answered has to come in time also where much else goes on.
      timeoutMs: 1_000,
      onRequest: ({ call, attempt }) => events.push(`${call}.${attempt} begins`),
      onResponse: ({ call, attempt, status }) => events.push(`${call}.${attempt} ${status}`),
      onFailure: ({ call, attempt, error, durationMs }) =>
        events.push(`${call}.${attempt} ${error.name} ${durationMs > 0}`),
    });
    await client.users.get(id);
    const signal = AbortSignal.timeout(20);
    server.answer(silence);
    await expect(client.users.get(id, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([
      '1.1 begins',
      '1.1 NetworkError true',
      '1.2 begins',
      '1.2 TimeoutError true',
      '1.3 begins',
      '1.3 503',
      '1.4 begins',
      '1.4 200',
      '2.1 begins',
      '2.1 AbortError true',
    ]);
  });

  it('waits for a hook that adds headers', async () => {
    const onRequest: ClientOptions['onRequest'] = async ({ request }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      request.headers.set('traceparent', 'mine');
    };
    await tilava({ onRequest }).users.get(id);
    expect(server.hits[0]?.headers['traceparent']).toBe('mine');
  });

  it('reaches no fetch where its signal was aborted before, or while a hook took its time', async () => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>();
    const reason = new Error('No longer needed');
    const aborted = tilava({ fetch }).users.get(id, { signal: AbortSignal.abort(reason) });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    const controller = new AbortController();
    const onRequest = async () => controller.abort(reason);
    const during = tilava({ fetch, onRequest }).users.get(id, { signal: controller.signal });
    await expect(during).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a hook that throws', () => {
  const thrown = new Error('Broken');
  const broken = () => {
    throw thrown;
  };
  const rejecting = () => Promise.reject(thrown);
  const calling = () => createTilava({ baseUrl: server.baseUrl }).users.get('');

  it.each([
    { how: 'at once', hook: broken },
    { how: 'later', hook: rejecting },
    { how: 'as a call', hook: calling },
  ])('$how fails no call, ends no process, and is told of once', async ({ hook }) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const unhandled: unknown[] = [];
    const listener = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listener);
    process.on('uncaughtException', listener);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const client = tilava({
      maxRetries: 1,
      tokenStore: createMemoryTokenStore('old'),
      logger: { debug: hook, warn: hook },
      onRequest: hook,
      onResponse: hook,
      onFailure: hook,
      onRetry: hook,
      onSessionEnd: hook,
    });
    server.answer(hangUp, json(200, { id }), problem(401, 'bearer_invalid'), json(200, { id }));
    expect((await client.users.get(id)).id).toBe(id);
    await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    expect((await client.users.get(id)).id).toBe(id);
    const hooks = ['onRequest', 'logger', 'onFailure', 'onRetry', 'onResponse', 'onSessionEnd'];
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(hooks.length));
    const hookNames = said.mock.calls.map(([message]) => String(message).split(' ')[0]);
    expect(new Set(hookNames)).toEqual(new Set(hooks));
    process.off('unhandledRejection', listener);
    process.off('uncaughtException', listener);
    expect(unhandled).toEqual([]);
  });
});

describe('a Retry-After that cannot be read', () => {
  it.each(['soon', '1.5', '-5', '1e3'])('is the usual wait, as long as it may be: %s', async (value) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answer(text(503, '', { 'retry-after': value }), json(200, { id }));
    const waits: number[] = [];
    await tilava({ maxRetries: 1, onRetry: ({ delayMs }) => waits.push(delayMs) }).users.get(id);
    expect(waits).toEqual([500]);
  });
});

describe('an upload', () => {
  it('of a Blob tells how far it has come, also on servers, and is sent again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.answer(text(503, ''), json(201, { id }));
    const progressEvents: UploadProgress[] = [];
    const file = new Blob([new Uint8Array(300_000)]);
    const onProgress = (progress: UploadProgress) => progressEvents.push(progress);
    await tilava({ maxRetries: 1 }).files.upload({ file }, {}, { onProgress });
    expect(server.hits.map(({ body }) => body.length)).toEqual([
      progressEvents.at(-1)?.total,
      progressEvents.at(-1)?.sent,
    ]);
    expect(progressEvents.at(-1)?.sent).toBeGreaterThan(300_000);
  });

  it('that is aborted stops reading its source', async () => {
    const controller = new AbortController();
    let read = 0;
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          read += 1;
          if (read === 3) controller.abort();
          yield new Uint8Array(100_000);
        }
      } finally {
        isClosed = true;
      }
    }
    const call = tilava().files.upload({ file: endless() }, {}, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(isClosed).toBe(true));
    expect(read).toBeLessThan(6);
  });

  it('that is aborted lets go of a stream that gives nothing', async () => {
    const controller = new AbortController();
    const cancelled = vi.fn<() => void>();
    const file = new ReadableStream<Uint8Array>({ cancel: cancelled });
    const call = tilava().files.upload({ file }, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1));
  });

  it('does not fail by what its progress is told to', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.answer(json(201, { id }));
    const onProgress = () => {
      throw new Error('Broken');
    };
    expect((await tilava().files.upload({ file: new Blob(['x']) }, {}, { onProgress })).id).toBe(id);
  });
});
