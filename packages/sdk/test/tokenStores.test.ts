import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalStorageTokenStore,
  createTilava,
  isTokenStoreError,
  type TokenStore,
} from '../src/index.ts';
import { json, problem, session, startHostileServer, type HostileServer } from './support/hostileServer.ts';

const id = '0199a6b0-3c00-7000-8000-000000000101';
const credentials = { email: 'a@b.fi', password: 'long enough' };
const broken = new Error('The disk is gone');
const waysToFail = [
  {
    when: 'at once',
    fail: (): never => {
      throw broken;
    },
  },
  { when: 'later', fail: () => Promise.reject(broken) },
];

let server: HostileServer;
const tilava = (store: Partial<TokenStore>, onSessionEnd?: () => void) =>
  createTilava({
    baseUrl: server.baseUrl,
    maxRetries: 0,
    tokenStore: { get: () => 'kept', set: () => undefined, ...store },
    ...(onSessionEnd && { onSessionEnd }),
  });

beforeEach(async () => {
  server = await startHostileServer(json(200, { id }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server[Symbol.asyncDispose]();
});

describe.each(waysToFail)('a token store that fails $when', ({ fail }) => {
  const expectFailed = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((caught: unknown) => caught);
    expect(isTokenStoreError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'token_store_failed', status: null, cause: broken });
  };

  it('is what a call rejects with, and nothing is sent', async () => {
    await expectFailed(tilava({ get: fail }).users.get(id));
    await expectFailed(tilava({ get: fail }).http.GET('/user/{id}', { params: { path: { id } } }));
    await expectFailed(tilava({ get: fail }).session.logOut());
    expect(server.hits).toEqual([]);
  });

  it('is what a log-in rejects with that it does not keep, and a log-out that it does not heed', async () => {
    server.answer(session('fresh'));
    await expectFailed(tilava({ get: () => null, set: fail }).session.logIn(credentials));
    server.answer(problem(401, 'bearer_invalid'));
    await expectFailed(tilava({ set: fail }).session.logOut());
  });

  it('takes no refusal’s place, and is told of once', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    server.answer(problem(401, 'bearer_invalid'));
    const onSessionEnd = vi.fn<() => void>();
    const get = vi.fn<TokenStore['get']>(() => 'kept');
    const client = tilava({ get, set: fail }, onSessionEnd);
    const calls = [client.users.get(id), client.users.get(id)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    const unreadable = tilava({ get: get.mockReturnValueOnce('kept').mockImplementation(fail) });
    await expect(unreadable.users.get(id)).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(said.mock.calls.map(([message]) => String(message))).toEqual(
      Array(2).fill('tokenStore failed; calls go on'),
    );
  });
});

describe('a token store', () => {
  it('that cannot be listened to is told of, and used', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const subscribe = (): never => {
      throw broken;
    };
    expect((await tilava({ subscribe }, () => undefined).users.get(id)).id).toBe(id);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('in local storage tells of a logout that the page missed in the back/forward cache', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    let kept: string | null = 'kept';
    const storage = { getItem: () => kept, setItem: vi.fn<() => void>(), removeItem: vi.fn<() => void>() };
    const listener = vi.fn<(bearer: string | null) => void>();
    const stop = createLocalStorageTokenStore({ storage }).subscribe?.(listener);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pagehide'));
    kept = null;
    page.dispatchEvent(new Event('pageshow'));
    expect(listener.mock.calls).toEqual([[null]]);
    stop?.();
    kept = 'of another tab';
    page.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('that answers nothing at all has no bearer', async () => {
    // @ts-expect-error: what the types do not allow
    await tilava({ get: () => undefined }).users.get(id);
    expect(server.hits[0]?.headers.authorization).toBeUndefined();
  });
});
