import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  createMemoryTokenStore,
  createTilava,
  isArgumentError,
  type ClientOptions,
  type Http,
} from '../src/index.ts';
import { json, startHostileServer, type HostileServer } from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';
const half = '\ud800';

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, ...options });

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server[Symbol.asyncDispose]();
});

/** The error of a call that cannot be sent. */
async function expectRefused(call: Promise<unknown>): Promise<Error> {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (!isArgumentError(error)) throw new Error('It was not refused', { cause: error });
  expect(server.hits).toEqual([]);
  return error;
}

describe('what cannot be sent', () => {
  it('is half a character in path or query', async () => {
    await expectRefused(tilava().users.get(half));
    await expectRefused(tilava().places.list({ input: half }));
    await expectRefused(tilava().http.GET('/user/{id}', { params: { path: { id: half } } }));
    await expectRefused(tilava().http.GET('/places', { params: { query: { input: half } } }));
  });

  it.each(['%2e', '%2E%2e', '.%2e', '%2e.'])(
    'is %s in a path, by which proxies walk upwards',
    async (dots) => {
      await expectRefused(tilava().users.get(dots));
      await expectRefused(tilava().http.GET('/user/{id}', { params: { path: { id: dots } } }));
    },
  );

  it.each([
    { what: 'a header', call: (secret: string) => tilava().users.get(id, { headers: { 'x-own': secret } }) },
    {
      what: 'a header of the client',
      call: (secret: string) => tilava({ headers: { a: secret } }).users.get(id),
    },
    { what: 'a header’s name', call: () => tilava().users.get(id, { headers: { 'no name': 'x' } }) },
    {
      what: 'a key',
      call: (secret: string) => tilava().files.upload({ file: new Blob() }, {}, { idempotencyKey: secret }),
    },
    {
      what: 'a bearer',
      call: (secret: string) => tilava({ tokenStore: createMemoryTokenStore(secret) }).users.get(id),
    },
    {
      what: 'a header by its path',
      call: (secret: string) =>
        tilava().http.GET('/user/{id}', { params: { path: { id } }, headers: { 'x-own': secret } }),
    },
  ])('is $what with a line break, which no message tells', async ({ call }) => {
    const error = await expectRefused(call('very-secret\nvalue'));
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('secret');
    expect(error.cause).toBeUndefined();
  });

  it('is a body that is no JSON', async () => {
    const circular: { description?: string; self?: unknown } = {};
    circular.self = circular;
    await expectRefused(tilava().users.update(id, circular));
    // @ts-expect-error: what the types do not allow
    await expectRefused(tilava().users.update(id, { description: 5n }));
    await expectRefused(tilava().http.PATCH('/user/{id}', { params: { path: { id } }, body: circular }));
  });
});

describe('what programs without types pass', () => {
  it.each([undefined, null, {}, { file: null }, { file: undefined }, { file: 5 }])(
    'is no picture: %o',
    async (picture) => {
      for (const options of [{}, { onProgress: () => undefined }]) {
        // @ts-expect-error: what the types do not allow
        const error = await expectRefused(tilava().files.upload(picture, {}, options));
        expect(error).toMatchObject({ argument: 'file' });
      }
    },
  );

  it('is no form where JSON is sent', async () => {
    const body = new FormData();
    body.append('file', new Blob());
    // @ts-expect-error: what the types do not allow
    expect(await expectRefused(tilava().http.POST('/files', { body }))).toMatchObject({ argument: 'body' });
  });

  it.each([
    { headers: null },
    { headers: 'a: b' },
    { headers: 5 },
    { headers: () => undefined },
    { headers: ['ab'] },
    { headers: [['a']] },
    { headers: [['a', 'b', 'c']] },
    { headers: { a: null } },
    { headers: { a: {} } },
  ])('are no headers: %o', async ({ headers }) => {
    // @ts-expect-error: what the types do not allow
    expect(await expectRefused(tilava().users.get(id, { headers }))).toMatchObject({ argument: 'headers' });
    // @ts-expect-error: what the types do not allow
    await expectRefused(tilava({ headers }).users.get(id));
  });

  it.each([new AbortController(), 'signal', 0, {}])('is no signal: %o', async (signal) => {
    // @ts-expect-error: what the types do not allow
    expect(await expectRefused(tilava().users.get(id, { signal }))).toMatchObject({ argument: 'signal' });
    // @ts-expect-error: what the types do not allow
    await expectRefused(tilava().http.GET('/user/{id}', { params: { path: { id } }, signal }));
  });

  it('is no signal at all where it is null', async () => {
    // @ts-expect-error: what the types do not allow
    expect((await tilava().users.get(id, { signal: null })).id).toBe(id);
  });

  it.each([undefined, null, {}, { limit: -1 }, { limit: '5' }, { limit: Number.NaN }])(
    'is no limit of a list: %o',
    async (options) => {
      // @ts-expect-error: what the types do not allow
      const read = tilava().users.list().toArray(options);
      await expect(read).rejects.toMatchObject({ name: 'ArgumentError', argument: 'limit' });
    },
  );

  it('are no parameters of a path or a query', async () => {
    // @ts-expect-error: what the types do not allow
    expect(await expectRefused(tilava().favorites.add(null))).toMatchObject({ argument: 'id' });
    // @ts-expect-error: what the types do not allow
    expect((await tilava().users.list(null).asResponse()).status).toBe(200);
  });
});

describe('a path that takes an upload', () => {
  it('is offered by its method only', () => {
    type Posted = Parameters<Http['POST']>[0];
    expectTypeOf<'/residence'>().toExtend<Posted>();
    expectTypeOf<'/files/{key}'>().toExtend<Parameters<Http['DELETE']>[0]>();
    type Uploading = '/files' | '/files/user/{id}' | '/files/residence/{id}';
    expectTypeOf<Extract<Posted, Uploading>>().toBeNever();
  });
});

describe('the address of the API', () => {
  it.each([[], [null], [{}], [{ baseUrl: null }], [{ baseUrl: new URL('http://host') }]])(
    'has to be given: %o',
    (...options) => {
      // @ts-expect-error: what the types do not allow
      expect(() => createTilava(...options)).toThrow(expect.objectContaining({ argument: 'baseUrl' }));
    },
  );

  it.each([
    '',
    'http://',
    'ftp://files.example',
    'javascript:alert(1)',
    'http://a:b@host/api',
    'http://host/?a=1',
    'not a url',
    'api/v1',
    './api/v1',
    '//host/api/v1',
    '/\\host/api/v1',
    'host:3000/api/v1',
  ])('is refused when the client is made: %s', (baseUrl) => {
    expect(() => createTilava({ baseUrl })).toThrow(expect.objectContaining({ argument: 'baseUrl' }));
  });

  it('is that of the page in a browser, where it is a path', async () => {
    const { origin } = new URL(server.baseUrl);
    vi.stubGlobal('location', { href: `${origin}/user/matches` });
    expect((await createTilava({ baseUrl: '/api/v1/' }).users.get(id)).id).toBe(id);
    expect(server.hits[0]?.url).toBe(`/api/v1/user/${id}`);
  });

  it('is none where a path has no page', async () => {
    await expectRefused(createTilava({ baseUrl: '/api/v1' }).users.get(id));
  });
});
