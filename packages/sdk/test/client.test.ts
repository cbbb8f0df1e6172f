import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryTokenStore, createTilava, type ClientOptions } from '../src/index.ts';
import { json, startHostileServer, type HostileServer } from './support/hostileServer.ts';

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, ...options });

beforeEach(async () => {
  server = await startHostileServer(json(200, { results: [], total: 0, nextCursor: null }));
});
afterEach(() => server[Symbol.asyncDispose]());

const userId = '0199a6b0-3c00-7000-8000-000000000101';

describe('an operation', () => {
  it('sends its method, path, query and body, and the bearer of the store', async () => {
    const client = tilava({ tokenStore: createMemoryTokenStore('secret') });
    const page = await client.matchmaking.findMatches({ property: userId }, { favorite: false, limit: 5 });
    expect(page.total).toBe(0);
    expect(server.hits).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/matchmaking?favorite=false&limit=5',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      },
    ]);
    expect(server.hits[0]?.body.toString()).toBe(JSON.stringify({ property: userId }));
  });

  it('answers the raw response, the request id and the version beside the data', async () => {
    server.answer(json(200, { id: userId }, { etag: '"7"' }));
    const { data, response, requestId, etag } = await tilava().users.get(userId).withResponse();
    expect({ id: data.id, status: response.status, requestId, etag }).toEqual({
      id: userId,
      status: 200,
      requestId: 'request-1',
      etag: '"7"',
    });
    expect(await response.json()).toEqual({ id: userId });
  });

  it('sends the version that was read, and the key that a creation was given', async () => {
    const client = tilava();
    server.answer(json(200, { id: userId }));
    await client.users.update(userId, { description: 'Quiet' }, { ifMatch: '"7"' });
    server.answer(json(201, { id: userId }));
    await client.files.upload({ file: new Uint8Array([1]) }, {}, { idempotencyKey: 'my-own-key-of-today' });
    expect(server.hits[0]?.headers['if-match']).toBe('"7"');
    expect(server.hits[1]?.headers['idempotency-key']).toBe('my-own-key-of-today');
  });

  it('goes by its path too, typed, with what the contract answers beside what it refuses', async () => {
    server.answer(json(200, { id: userId }));
    const { data, error, response } = await tilava().http.GET('/user/{id}', {
      params: { path: { id: userId } },
    });
    expect(data?.id).toBe(userId);
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
  });

  it.each(['', '.', '..'])('refuses %o in its path before anything is sent', async (id) => {
    await expect(tilava().users.get(id)).rejects.toMatchObject({ name: 'ArgumentError', argument: 'id' });
    await expect(tilava().http.GET('/user/{id}', { params: { path: { id } } })).rejects.toMatchObject({
      name: 'ArgumentError',
      argument: 'id',
    });
    expect(server.hits).toEqual([]);
  });

  it('refuses a parameter that is missing, as programs without types may', async () => {
    // @ts-expect-error: what the types do not allow
    await expect(tilava().users.get(undefined)).rejects.toMatchObject({ name: 'ArgumentError' });
    expect(server.hits).toEqual([]);
  });

  it('keeps a parameter within its place in the path', async () => {
    server.answer(json(200, { id: userId }));
    await tilava().users.get('a/../b?c#d%2e');
    expect(server.hits[0]?.url).toBe('/api/v1/user/a%2F..%2Fb%3Fc%23d%252e');
  });

  it.each([
    { baseUrl: '' },
    { maxRetries: -1 },
    { timeoutMs: Number.NaN },
    { deadlineMs: -1 },
    { maxRetryAfterMs: -1 },
  ])('refuses %o when the client is made', (wrong) => {
    expect(() => tilava(wrong)).toThrow(expect.objectContaining({ argument: Object.keys(wrong)[0] }));
  });
});
