import { TokenStoreError } from '../../errors/transportErrors.ts';

/**
 * Where the bearer is kept between calls. Either function may answer at once or later; where it fails, what needs it
 * rejects with a `TokenStoreError`.
 */
export interface TokenStore {
  /** The bearer to send, or null for none. */
  get(): string | null | Promise<string | null>;
  /** Keeps a bearer, or forgets it with null. */
  set(bearer: string | null): void | Promise<void>;
  /**
   * Tells of a bearer that was replaced or forgotten elsewhere, such as in another tab; answers how to stop listening.
   * A client that has `onSessionEnd` listens as long as it lives.
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
