import type { TokenStore } from './tokenStore.ts';

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
