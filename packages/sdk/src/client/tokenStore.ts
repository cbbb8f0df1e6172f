/** Where the bearer is kept between calls. */
export interface TokenStore {
  /** The bearer to send, or null for none. */
  get(): string | null | Promise<string | null>;
  /** Keeps a bearer, or forgets it with null. */
  set(token: string | null): void | Promise<void>;
}

/**
 * Keeps the bearer as long as the program runs.
 *
 * @example
 * const tokenStore = createMemoryTokenStore();
 * const tilava = createTilava({ baseUrl: 'http://127.0.0.1:3000/api/v1', tokenStore });
 * const session = await tilava.bearers.create({ email, password });
 * await tokenStore.set(session.bearer);
 */
export function createMemoryTokenStore(initial: string | null = null): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}
