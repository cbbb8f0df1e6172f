import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLocalStorageTokenStore,
  createMemoryTokenStore,
  createTilava,
  type BearerStorage,
  type ClientOptions,
  type TokenStore,
} from '../src/index.ts';
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
const suggestions = { results: [], attribution: null, sources: [] };
const refused = problem(401, 'bearer_invalid');

let server: HostileServer;
const tilava = (options: Partial<ClientOptions> = {}) =>
  createTilava({ baseUrl: server.baseUrl, maxRetries: 0, ...options });

beforeEach(async () => {
  server = await startHostileServer(user);
});
afterEach(() => server[Symbol.asyncDispose]());

/** As slow as a store behind a network. */
function slowStore(initial: string): TokenStore {
  const store = createMemoryTokenStore(initial);
  const delay = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    get: async () => {
      await delay();
      return store.get();
    },
    set: async (bearer) => {
      await delay();
      await store.set(bearer);
    },
  };
}

describe('the session', () => {
  it('begins with the login, and every call after it has the bearer', async () => {
    server.answer(session('fresh'), user);
    const client = tilava();
    const loggedIn = await client.session.logIn({ email: 'someone@tilava.example', password: 'long enough' });
    expect(loggedIn.bearer).toBe('fresh');
    await client.users.get(id);
    expect(server.hits.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer fresh']);
  });

  it('ends with the logout, also where the server cannot be told or has ended it before', async () => {
    for (const [answer, outcome] of [
      [text(204, ''), null],
      [refused, null],
      [hangUp, 'NetworkError'],
    ] as const) {
      server.answer(answer);
      const tokenStore = createMemoryTokenStore('old');
      const error = await tilava({ tokenStore })
        .session.logOut()
        .catch((caught: unknown) => caught);
      expect(error instanceof Error ? error.name : null).toBe(outcome);
      expect(await tokenStore.get()).toBeNull();
    }
  });

  it('ends with the logout before the server has answered, and leaves alone who logs in meanwhile', async () => {
    for (const makeStore of [createMemoryTokenStore, slowStore]) {
      const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
      const asked = server.hits.length;
      server.answer((...exchange) => void isAllowed.then(() => text(204, '')(...exchange)));
      const tokenStore = makeStore('old');
      const onSessionEnd = vi.fn<() => void>();
      const leaving = tilava({ tokenStore, onSessionEnd }).session.logOut();
      await vi.waitFor(() => expect(server.hits).toHaveLength(asked + 1));
      expect(server.hits[asked]?.headers.authorization).toBe('Bearer old');
      expect(await tokenStore.get()).toBeNull();
      await tokenStore.set('new');
      allow();
      await leaving;
      expect(await tokenStore.get()).toBe('new');
      expect(onSessionEnd).not.toHaveBeenCalled();
    }
  });

  it('ends at the server with the logout, also where the store cannot forget', async () => {
    server.answer(text(204, ''));
    const tokenStore: TokenStore = {
      get: () => 'old',
      set: () => Promise.reject(new Error('The disk is full')),
    };
    await expect(tilava({ tokenStore }).session.logOut()).rejects.toMatchObject({
      name: 'TokenStoreError',
    });
    expect(server.hits.map(({ headers }) => headers.authorization)).toEqual(['Bearer old']);
  });

  it.each([
    { kind: 'a quick', make: () => createMemoryTokenStore('old') },
    { kind: 'a slow', make: () => slowStore('old') },
  ])(
    'ends once when the server refuses $kind store’s bearer, however many calls were under way',
    async ({ make }) => {
      server.answer(refused);
      const tokenStore = make();
      const onSessionEnd = vi.fn<() => void>();
      const client = tilava({ tokenStore, onSessionEnd });
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => client.users.get(id)));
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
      expect(onSessionEnd).toHaveBeenCalledTimes(1);
      expect(await tokenStore.get()).toBeNull();
    },
  );

  it('tells each client of its store once that it ended, whichever was refused', async () => {
    server.answer(refused);
    const tokenStore = createMemoryTokenStore('old');
    const [one, other, own] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const first = tilava({ tokenStore, onSessionEnd: one });
    tilava({ tokenStore, onSessionEnd: other });
    first.withOptions({ maxRetries: 1 });
    first.withOptions({ onSessionEnd: own });
    const silent = tilava({ tokenStore });
    await expect(silent.users.get(id)).rejects.toMatchObject({ status: 401 });
    for (const listener of [one, other, own]) expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ends again after another login', async () => {
    server.answer(refused);
    const tokenStore = createMemoryTokenStore('first');
    const onSessionEnd = vi.fn<() => void>();
    const client = tilava({ tokenStore, onSessionEnd });
    for (const bearer of ['first', 'second', 'first']) {
      await tokenStore.set(bearer);
      await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    }
    expect(onSessionEnd).toHaveBeenCalledTimes(3);
  });

  it.each([
    { kind: 'a quick', make: createMemoryTokenStore },
    { kind: 'a slow', make: slowStore },
  ])('ends again where the same bearer is put back into $kind store', async ({ make }) => {
    server.answer(refused);
    const tokenStore = make('old');
    const onSessionEnd = vi.fn<() => void>();
    const client = tilava({ tokenStore, onSessionEnd });
    for (const ends of [1, 2]) {
      await tokenStore.set('old');
      await Promise.allSettled([client.users.get(id), client.users.get(id)]);
      expect(onSessionEnd).toHaveBeenCalledTimes(ends);
      expect(await tokenStore.get()).toBeNull();
    }
  });

  it('ends once where a call is refused long after the others', async () => {
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
    server.answer((...exchange) => void isAllowed.then(() => refused(...exchange)), refused);
    const onSessionEnd = vi.fn<() => void>();
    const client = tilava({ tokenStore: createMemoryTokenStore('old'), onSessionEnd });
    const late = client.users.get(id);
    await vi.waitFor(() => expect(server.hits).toHaveLength(1));
    await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    allow();
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('lets calls be made where it is told that it ended', async () => {
    const client = tilava({
      tokenStore: slowStore('old'),
      onSessionEnd: () => answers.push(client.places.list({ input: 'Manner' })),
    });
    const answers: PromiseLike<unknown>[] = [];
    server.answer(refused, json(200, suggestions));
    await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(await answers[0]).toEqual(suggestions);
    expect(server.hits[1]?.headers.authorization).toBeUndefined();
  });

  it('goes on where another bearer has taken the place of the refused one', async () => {
    const tokenStore = createMemoryTokenStore('old');
    const onSessionEnd = vi.fn<() => void>();
    server.answer((...exchange) => {
      void tokenStore.set('new');
      refused(...exchange);
    });
    await expect(tilava({ tokenStore, onSessionEnd }).users.get(id)).rejects.toMatchObject({ status: 401 });
    expect(tokenStore.get()).toBe('new');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('ends with a bearer that comes back after another had taken its place', async () => {
    const tokenStore = createMemoryTokenStore('old');
    const onSessionEnd = vi.fn<() => void>();
    const client = tilava({ tokenStore, onSessionEnd });
    server.answer((...exchange) => {
      void tokenStore.set('new');
      refused(...exchange);
    }, refused);
    await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    await tokenStore.set('old');
    await expect(client.users.get(id)).rejects.toMatchObject({ status: 401 });
    expect(tokenStore.get()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it.each([
    [403, 'old_password_incorrect'],
    [401, 'credentials_wrong'],
    [403, 'forbidden'],
  ])('goes on after %i %s', async (status, code) => {
    server.answer(problem(status, code));
    const tokenStore = createMemoryTokenStore('old');
    const call = tilava({ tokenStore }).bearers.checkCredentials({ email: 'a@b.fi', password: 'mistyped' });
    await expect(call).rejects.toMatchObject({ status });
    expect(tokenStore.get()).toBe('old');
  });

  it('goes on after a refusal that says nothing of the bearer', async () => {
    server.answer(text(401, '<h1>Log in to the proxy</h1>', { 'content-type': 'text/html' }));
    const tokenStore = createMemoryTokenStore('old');
    await expect(tilava({ tokenStore }).users.get(id)).rejects.toMatchObject({ name: 'UnauthorizedError' });
    expect(tokenStore.get()).toBe('old');
  });

  it('is each request’s own where a server calls for many', async () => {
    const client = tilava({ tokenStore: createMemoryTokenStore('own') });
    await Promise.all([client.withBearer('one').users.get(id), client.withBearer('two').users.get(id)]);
    await client.users.get(id);
    const sent = new Set(server.hits.map(({ headers }) => headers.authorization));
    expect(sent).toEqual(new Set(['Bearer one', 'Bearer two', 'Bearer own']));
  });
});

describe('a bearer in local storage', () => {
  function memoryStorage(): BearerStorage {
    const entries = new Map<string, string>();
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    };
  }
  const storageEvent = (entry: { key: string | null; newValue: string | null }) =>
    Object.assign(new Event('storage'), entry);
  const tab = new EventTarget();

  beforeEach(() => {
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is the same in every tab', async () => {
    const storage = memoryStorage();
    const [one, other] = [
      createLocalStorageTokenStore({ storage }),
      createLocalStorageTokenStore({ storage, key: 'tilava.bearer' }),
    ];
    await one.set('shared');
    expect(other.get()).toBe('shared');
    await other.set(null);
    expect(one.get()).toBeNull();
  });

  it('tells its client when another tab logs out, and not of other keys or another login', () => {
    const onSessionEnd = vi.fn<() => void>();
    tilava({ tokenStore: createLocalStorageTokenStore({ storage: memoryStorage() }), onSessionEnd });
    tab.dispatchEvent(storageEvent({ key: 'somebody.else', newValue: null }));
    tab.dispatchEvent(storageEvent({ key: 'tilava.bearer', newValue: 'another' }));
    expect(onSessionEnd).not.toHaveBeenCalled();
    tab.dispatchEvent(storageEvent({ key: 'tilava.bearer', newValue: null }));
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    tab.dispatchEvent(storageEvent({ key: null, newValue: null }));
    expect(onSessionEnd).toHaveBeenCalledTimes(2);
  });

  it('can stop listening', () => {
    const listener = vi.fn<(bearer: string | null) => void>();
    const stop = createLocalStorageTokenStore({ storage: memoryStorage() }).subscribe?.(listener);
    stop?.();
    tab.dispatchEvent(storageEvent({ key: 'tilava.bearer', newValue: null }));
    expect(listener).not.toHaveBeenCalled();
  });

  const refuse = (): never => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  it('is the one of the last login where the browser writes no more, and leaves no older one behind', async () => {
    const kept = memoryStorage();
    let isFull = false;
    const storage: BearerStorage = {
      ...kept,
      setItem: (key, value) => (isFull ? refuse() : kept.setItem(key, value)),
    };
    const store = createLocalStorageTokenStore({ storage });
    await store.set('first');
    isFull = true;
    await store.set('second');
    expect(store.get()).toBe('second');
    expect(createLocalStorageTokenStore({ storage }).get()).toBeNull();
    isFull = false;
    await store.set('third');
    await createLocalStorageTokenStore({ storage }).set('of another tab');
    expect(store.get()).toBe('of another tab');
  });

  it('is replaced and forgotten here where the browser neither writes nor removes', async () => {
    const storage = memoryStorage();
    const store = createLocalStorageTokenStore({ storage });
    await store.set('first');
    Object.assign(storage, { setItem: refuse, removeItem: refuse });
    await store.set(null);
    expect(store.get()).toBeNull();
    await store.set('second');
    expect(store.get()).toBe('second');
    await store.set(null);
    expect(store.get()).toBeNull();
  });

  it('lasts as long as the page where the browser refuses storage', async () => {
    const store = createLocalStorageTokenStore({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    expect(store.get()).toBeNull();
    await store.set('kept');
    expect(store.get()).toBe('kept');
    await store.set(null);
    expect(store.get()).toBeNull();
  });
});
