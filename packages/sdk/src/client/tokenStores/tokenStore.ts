/** Where the bearer is kept between calls. Either function may answer at once or later. */
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
