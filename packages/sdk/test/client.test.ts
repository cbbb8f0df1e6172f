import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  createMemoryTokenStore,
  createTilava,
  NetworkError,
  ResponseParseError,
} from '../src/index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

const userId = '0199a6b0-3c00-7000-8000-000000000101';
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': 'request-1',
      ...headers,
    });
    response.end(JSON.stringify(body));
  };
const problem = (status: number, code: string, headers?: Record<string, string>): Answer =>
  json(
    status,
    {
      type: 'about:blank',
      title: 'x',
      status,
      detail: 'Said so',
      instance: '/',
      code,
      requestId: 'request-1',
    },
    headers,
  );

describe('the client', () => {
  it('sends the method, path, query and body of an operation, and the bearer of its store', async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url, headers } = request;
        seen.push({ method, url, bearer: headers.authorization, body: Buffer.concat(chunks).toString() });
        json(200, { results: [], total: 0, nextCursor: null })(request, response);
      });
    };
    const tilava = createTilava({ baseUrl, tokenStore: createMemoryTokenStore('secret') });
    const page = await tilava.matchmaking.findMatches({ property: userId }, { favorite: false, limit: 5 });
    expect(page.total).toBe(0);
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/v1/matchmaking?favorite=false&limit=5',
        bearer: 'Bearer secret',
        body: JSON.stringify({ property: userId }),
      },
    ]);
  });

  it('throws what the server says as an ApiError', async () => {
    answer = problem(429, 'too_many_attempts', { 'retry-after': '90' });
    const failure = await createTilava({ baseUrl })
      .users.get(userId)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      name: 'ApiError',
      message: 'Said so',
      status: 429,
      code: 'too_many_attempts',
      requestId: 'request-1',
      retryAfterMs: 90_000,
    });
  });

  it('throws a NetworkError where no answer comes, with the cause', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await createTilava({ baseUrl })
      .users.get(userId)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect((failure as NetworkError).cause).toBeInstanceOf(Error);
  });

  it('throws a ResponseParseError for a success that is no JSON and for a failure that is no problem', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
    await expect(createTilava({ baseUrl }).users.get(userId)).rejects.toBeInstanceOf(ResponseParseError);
    answer = json(502, { oops: true });
    await expect(createTilava({ baseUrl }).users.get(userId)).rejects.toMatchObject({
      name: 'ResponseParseError',
      status: 502,
      requestId: 'request-1',
    });
  });

  it('ends the session once when the server refuses the bearer, however many calls were under way', async () => {
    answer = problem(401, 'bearer_invalid');
    const tokenStore = createMemoryTokenStore('old');
    const onSessionEnd = vi.fn<() => void>();
    const tilava = createTilava({ baseUrl, tokenStore, onSessionEnd });
    await Promise.allSettled(Array.from({ length: 10 }, () => tilava.users.get(userId)));
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(tokenStore.get()).toBeNull();
  });

  it('keeps a bearer that took the place of the refused one, and one that was refused for another reason', async () => {
    const tokenStore = createMemoryTokenStore('old');
    const tilava = createTilava({ baseUrl, tokenStore });
    answer = (request, response) => {
      void tokenStore.set('new');
      problem(401, 'bearer_invalid')(request, response);
    };
    await expect(tilava.users.get(userId)).rejects.toBeInstanceOf(ApiError);
    expect(tokenStore.get()).toBe('new');
    answer = problem(401, 'credentials_wrong');
    await expect(tilava.users.get(userId)).rejects.toBeInstanceOf(ApiError);
    expect(tokenStore.get()).toBe('new');
  });

  it('ends early by its signal, with the reason', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const call = createTilava({ baseUrl }).users.get(userId, { signal: controller.signal });
    controller.abort(new Error('No longer needed'));
    await expect(call).rejects.toThrow('No longer needed');
  });
});
