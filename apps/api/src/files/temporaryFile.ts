import { createHash, randomUUID, type Hash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../startError.ts';
import { FileStoreError } from './fileStore.ts';

export interface TemporaryFile {
  /** SHA-256 of the content. */
  readonly hash: Uint8Array;
  /** In bytes. */
  readonly size: number;
  /** The content, which is in memory from then on. */
  readonly read: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The file has no name while it is written: it goes with its process, even where that is killed. */
export async function keepTemporarily(folder: string, content: Readable): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
    const hash = createHash('sha256');
    await file.writeFile(hashed(content, hash));
    const { size } = await file.stat();
    return {
      hash: hash.digest(),
      size,
      async read() {
        const bytes = Buffer.allocUnsafe(size);
        const { bytesRead } = await file.read(bytes, 0, size, 0);
        return bytes.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new FileStoreError('full', error) : error;
  }
}

async function* hashed(content: Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Removes what a process left that was killed between making a file and taking its name. */
export async function sweepTemporary(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
}
