import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTilava, type ClientOptions } from '../src/index.ts';
import { json, problem, session, startHostileServer, type HostileServer } from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, maxRetries: 0, ...options });

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
});
afterEach(() => server[Symbol.asyncDispose]());

describe('a client', () => {
  it('sends its headers with every call, unless a call has its own', async () => {
    const client = tilava({ headers: { 'X-Own': 'client', 'x-other': 'client' } });
    await client.users.get(id, { headers: { 'x-own': 'call' } });
    await client.http.GET('/user/{id}', { params: { path: { id } } });
    expect(server.hits.map(({ headers }) => [headers['x-own'], headers['x-other']])).toEqual([
      ['call', 'client'],
      ['client', 'client'],
    ]);
  });

  it.each([
    { kind: 'Headers', headers: new Headers({ 'x-own': 'a', 'x-other': 'b' }) },
    {
      kind: 'pairs',
      headers: [
        ['X-Own', 'a'],
        ['x-other', 'b'],
      ] as const,
    },
    { kind: 'a Map', headers: new Map(Object.entries({ 'x-own': 'a', 'x-other': 'b' })) },
    { kind: 'a record', headers: { 'x-own': 'a', 'x-other': 'b', 'x-none': undefined } },
  ])('takes headers as $kind, wherever they are given', async ({ headers }) => {
    await tilava({ headers }).users.get(id);
    await tilava().users.get(id, { headers });
    await tilava().http.GET('/user/{id}', { params: { path: { id } }, headers });
    const sent = server.hits.map((hit) => [
      hit.headers['x-own'],
      hit.headers['x-other'],
      hit.headers['x-none'],
    ]);
    expect(sent).toEqual(Array.from({ length: 3 }, () => ['a', 'b', undefined]));
  });

  it('joins headers of one name as the run time does', async () => {
    const headers = [
      ['cookie', 'a=1'],
      ['Cookie', 'b=2'],
      ['x-own', ' a\n'],
      ['x-own', 'b'],
    ];
    await tilava().users.get(id, { headers });
    expect(server.hits[0]?.headers).toMatchObject({ cookie: 'a=1; b=2', 'x-own': 'a, b' });
  });

  it('takes options that are undefined as not given', async () => {
    const options = { headers: undefined, signal: undefined, timeoutMs: undefined, fetch: undefined };
    const client = tilava({ headers: { 'x-own': 'client' } });
    await client.users.get(id, options);
    await client.withOptions({ ...options, baseUrl: undefined, logger: undefined }).users.get(id);
    await client.users.list({ entriesPerPage: undefined, text: undefined }).asResponse();
    expect(server.hits.map(({ headers }) => headers['x-own'])).toEqual(['client', 'client', 'client']);
    expect(server.hits[2]?.url).toBe('/api/v1/users');
  });

  it('takes a fetch for one call', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 'mine' }));
    expect((await tilava().users.get(id, { fetch })).id).toBe('mine');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(server.hits).toEqual([]);
  });

  it('has others of the same session, with options otherwise', async () => {
    const ends: string[] = [];
    const client = tilava({ onSessionEnd: () => ends.push('first') });
    const other = client.withOptions({ headers: { 'x-own': 'other' }, maxRetries: 1 });
    server.answer(session('fresh'), json(200, { id }), problem(401, 'bearer_invalid'));
    await client.session.logIn({ email: 'a@b.fi', password: 'long enough' });
    await other.users.get(id);
    expect(server.hits[1]?.headers).toMatchObject({ authorization: 'Bearer fresh', 'x-own': 'other' });
    await Promise.allSettled([client.users.get(id), other.users.get(id)]);
    expect(await client.tokenStore.get()).toBeNull();
    expect(ends).toEqual(['first']);
  });

  it('keeps its hooks where it has another bearer, and tells of its own end', async () => {
    const events: string[] = [];
    const client = tilava({
      onRequest: ({ operation }) => events.push(operation),
      onSessionEnd: () => events.push('the first ended'),
    });
    server.answer(problem(401, 'bearer_invalid'));
    const tenant = client.withBearer('tenant', { onSessionEnd: () => events.push('the tenant ended') });
    await expect(tenant.users.get(id)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(events).toEqual(['GET /user/{id}', 'the tenant ended']));
  });
});

describe('an answer', () => {
  it('is there before its body, which is streamed', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write('first');
      setTimeout(() => response.end('last'), 100);
    });
    const response = await tilava({ timeoutMs: 50 }).files.get('key').asResponse();
    expect(response.bodyUsed).toBe(false);
    expect(await response.text()).toBe('firstlast');
  });

  it('that has not changed is a response, and no data', async () => {
    server.answer((_request, response) => response.writeHead(304, { etag: '"3-x"' }).end());
    const call = () => tilava().users.get('a', { headers: { 'if-none-match': '"3-x"' } });
    const response = await call().asResponse();
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
      304,
      '"3-x"',
      '',
    ]);
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 304 });
  });

  it('ends in its body by the signal of its call', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write('first');
    });
    const controller = new AbortController();
    const response = await tilava().files.get('key', {}, { signal: controller.signal }).asResponse();
    controller.abort(new Error('Enough'));
    await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    { how: 'was read', end: (response: Response) => response.text() },
    { how: 'was left', end: (response: Response) => response.body?.cancel() },
  ])('lets go of the signal of its call once its body $how', async ({ end }) => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).write('first');
      setTimeout(() => response.end('last'), 20);
    });
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const response = await tilava().files.get('key', {}, { signal }).asResponse();
    expect([response.url, removed.mock.calls]).toEqual([`${server.baseUrl}/files/key`, []]);
    await end(response);
    await vi.waitFor(() =>
      expect(removed.mock.calls.map(([, listener]) => listener)).toEqual([added.mock.calls[0]?.[1]]),
    );
  });

  it('that is a refusal is thrown there too', async () => {
    server.answer(problem(404, 'not_found'));
    await expect(tilava().files.get('key').asResponse()).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it('is the same object however often it is awaited', async () => {
    const call = tilava().users.get(id);
    const { data } = await call.withResponse();
    expect(await call).toBe(data);
    expect(await call).toBe(data);
  });

  it('is told from another call where both response and data are asked for', async () => {
    const call = tilava().users.get(id);
    await call.asResponse();
    await expect(call).rejects.toMatchObject({ name: 'ArgumentError' });
  });
});

describe('a list', () => {
  const page = (pageNumber: number) =>
    json(200, {
      results: [{ id: `a${pageNumber}` }, { id: `b${pageNumber}` }],
      records: [],
      entriesCount: 6,
      pageNumber,
    });

  it('is an array, no longer than it may be', async () => {
    server.answer(page(1), page(2), page(3));
    const users = await tilava().users.list({ entriesPerPage: 2 }).toArray({ limit: 3 });
    expect(users.map((user) => user.id)).toEqual(['a1', 'b1', 'a2']);
    expect(server.hits).toHaveLength(2);
    const none = await tilava().users.list().toArray({ limit: 0 });
    expect(none).toEqual([]);
  });

  it('says of each page whether there is another, and what its request is called', async () => {
    server.answer(page(1), page(2), page(3));
    const seen: unknown[] = [];
    for await (const { hasNextPage, requestId } of tilava().users.list({ entriesPerPage: 2 }).byPage()) {
      seen.push([hasNextPage, requestId]);
    }
    expect(seen).toEqual([
      [true, 'request-1'],
      [true, 'request-1'],
      [false, 'request-1'],
    ]);
  });
});
