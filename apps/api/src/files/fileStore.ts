import type { Readable } from 'node:stream';

export type PictureType = 'image/png' | 'image/avif' | 'image/webp';

/** What isn't for everybody is kept as bytes of no kind. */
export type FileType = PictureType | 'application/octet-stream';

export interface StoredFile {
  readonly content: Readable;
  /** In bytes. */
  readonly size: number;
}

export interface ListedFile {
  readonly name: string;
  readonly keptAt: Date;
}

/** Where pictures and attachments are kept, by name; a name that was written once never gets another content. */
export interface FileStore {
  put(name: string, content: Uint8Array, type: FileType): Promise<void>;
  open(name: string): Promise<StoredFile | null>;
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

/** The store is out of reach for now, or has no room; the cause says why. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  readonly reason: 'unavailable' | 'full';

  constructor(reason: 'unavailable' | 'full', cause: unknown) {
    super(reason === 'full' ? 'The file store is full' : 'The file store cannot be reached', { cause });
    this.reason = reason;
  }
}
