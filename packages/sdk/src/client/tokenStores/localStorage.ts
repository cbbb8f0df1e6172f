import type { TokenStore } from './tokenStore.ts';

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
 * Keeps the bearer in the browser's local storage: over reloads, and the same one in every tab of the origin. Who logs
 * out in one tab is logged out in all. Where the browser refuses storage, as in some private windows or where it is full,
 * the bearer lasts until the page is left, and no older one is sent in its place.
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
