import type { Readable } from 'node:stream';

/** Where pictures are kept; a key is 128 random bits, `_360` behind them marks a panorama. */
export interface FileStore {
  /** Keeps a picture; done only once it is safely there. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The picture of a key, or null where there is none. */
  open(key: string): Promise<Readable | null>;
  /** Removes pictures; keys that are not there are left out. */
  remove(keys: readonly string[]): Promise<void>;
}
