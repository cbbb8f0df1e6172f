import { TokenStoreError } from '../errors/tilavaError.ts';

/** Where the bearer is kept between calls. Where a function fails, what needs it rejects with a `TokenStoreError`. */
export interface TokenStore {
  /** The bearer to send, or null for none. */
  get(): string | null | Promise<string | null>;
  /** Keeps a bearer, or forgets it with null. */
  set(bearer: string | null): void | Promise<void>;
  /**
   * Reports a bearer that was replaced or forgotten elsewhere, such as in another tab; returns how to stop. Clients
   * with `onSessionEnd` listen until closed.
   */
  subscribe?(listener: (bearer: string | null) => void): () => void;
}

/**
 * Waits for what is asked of a store.
 *
 * @throws TokenStoreError where the store fails
 */
export async function stored<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw new TokenStoreError(cause);
  }
}

/**
 * Keeps the bearer as long as the program runs. It is what a client has that is given no other store.
 *
 * @example
 * const tokenStore = createMemoryTokenStore(process.env['TILAVA_BEARER'] ?? null);
 * const tilava = createTilava({ baseUrl: 'http://127.0.0.1:3000/api/v1', tokenStore });
 */
export function createMemoryTokenStore(initial: string | null = null): TokenStore {
  let bearer = initial;
  return {
    get: () => bearer,
    set: (next) => {
      bearer = next;
    },
  };
}

/** What of the browser's `Storage` is needed. */
export interface BearerStorage {
  /** What is kept under a name, or null. */
  getItem(key: string): string | null;
  /** Keeps a text under a name. */
  setItem(key: string, value: string): void;
  /** Forgets what is kept under a name. */
  removeItem(key: string): void;
}

/** How a bearer is kept in the browser. */
export interface LocalStorageOptions {
  /** The name under which it is kept; `tilava.bearer` where it is not given. */
  readonly key?: string | undefined;
  /** The browser's local storage where it is not given. */
  readonly storage?: BearerStorage | undefined;
}

/**
 * Keeps the bearer in local storage, shared by all tabs of the origin: logging out in one logs out all. Where storage
 * is refused or full, it lasts until the page is left, and no older one is sent instead.
 *
 * @example
 * const tilava = createTilava({
 *   baseUrl: '/api/v1',
 *   tokenStore: createLocalStorageTokenStore(),
 *   onSessionEnd: () => location.assign('/login'),
 * });
 */
export function createLocalStorageTokenStore(options: LocalStorageOptions = {}): TokenStore {
  const key = options.key ?? 'tilava.bearer';
  /** The bearer, or its absence, that could not be written. Storage may answer an older one still. */
  let refused: string | null | undefined;

  const attempt = <Result>(action: (storage: BearerStorage) => Result, otherwise: () => Result): Result => {
    try {
      // Where storage is forbidden, even naming it throws.
      return action(options.storage ?? globalThis.localStorage);
    } catch {
      return otherwise();
    }
  };

  const get = () =>
    refused === undefined
      ? attempt(
          (storage) => storage.getItem(key),
          () => null,
        )
      : refused;

  return {
    get,
    set(bearer) {
      refused = undefined;
      const forget = (storage: BearerStorage) => storage.removeItem(key);
      attempt(bearer === null ? forget : (storage) => storage.setItem(key, bearer), () => {
        refused = bearer;
        // The next page would go on with the older one.
        attempt(forget, () => undefined);
      });
    },
    subscribe(listener) {
      // The browser tells the other tabs only; a key of null means that the whole storage was cleared.
      const listen = (event: Event) => {
        if (!('key' in event) || !('newValue' in event)) return;
        if (event.key === key) listener(typeof event.newValue === 'string' ? event.newValue : null);
        if (event.key === null) listener(null);
      };
      // It tells them of nothing while they are in the back/forward cache.
      let left = get();
      const leave = () => {
        left = get();
      };
      const comeBack = () => {
        const bearer = get();
        if (bearer !== left) listener(bearer);
        left = bearer;
      };
      const events = [
        ['storage', listen],
        ['pagehide', leave],
        ['pageshow', comeBack],
      ] as const;
      for (const [type, handler] of events) globalThis.addEventListener?.(type, handler);
      return () => {
        for (const [type, handler] of events) globalThis.removeEventListener?.(type, handler);
      };
    },
  };
}
