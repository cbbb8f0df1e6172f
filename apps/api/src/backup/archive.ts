import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../startError.ts';

type AddEntry = (name: string, content: Uint8Array) => Promise<void>;

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The last entry: SHA-256 of all others by their names. Without it, the end of the archive is missing. */
const checksumsName = 'checksums.json';

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Writes a gzipped tar of what `fill` adds: whole or not at all, and readable for its owner alone. */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const partial = `${path}.part`;
  const archive = pack();
  const sums: Record<string, string> = {};
  const write: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      archive.entry({ name, size: content.length }, Buffer.from(content), (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  const filling = async () => {
    try {
      await fill(async (name, content) => {
        sums[name] = sumOf(content);
        await write(name, content);
      });
      await write(checksumsName, Buffer.from(JSON.stringify(sums)));
      archive.finalize();
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  try {
    const storing = pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    // Whichever fails first tells why; the other then fails because of it.
    const [filled, stored] = await Promise.allSettled([filling(), storing]);
    if (filled.status === 'rejected') throw filled.reason;
    if (stored.status === 'rejected') throw stored.reason;
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** @throws StartError where the archive cannot be read or is none */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  for await (const entry of readEverything(path)) if (entry.name !== checksumsName) yield entry;
}

async function* readEverything(path: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const source = createReadStream(path);
  const gunzip = createGunzip();
  const fail = (error: Error) => {
    entries.destroy(error);
  };
  source.once('error', fail).pipe(gunzip).once('error', fail).pipe(entries);
  const next = entries[Symbol.asyncIterator]();
  try {
    for (;;) {
      const found = await readEntry(path, next);
      if (found === null) return;
      yield found;
    }
  } finally {
    source.destroy();
    gunzip.destroy();
    entries.destroy();
  }
}

type Entries = ReturnType<ReturnType<typeof extract>[typeof Symbol.asyncIterator]>;

/** Only what goes wrong here is a fault of the file; what its reader throws is not. */
async function readEntry(path: string, entries: Entries): Promise<ArchiveEntry | null> {
  try {
    const { done, value } = await entries.next();
    if (done === true) return null;
    const parts: Uint8Array[] = [];
    for await (const part of value) parts.push(part as Uint8Array);
    return { name: value.header.name, content: Buffer.concat(parts) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${path} can’t be read as a backup: ${reason}`, { cause });
  }
}

/** @throws StartError where the archive is not whole and as it was written */
export async function checkArchive(path: string): Promise<void> {
  let sums: Record<string, string> | null = null;
  const found = new Map<string, string>();
  for await (const { name, content } of readEverything(path)) {
    if (name === checksumsName) sums = JSON.parse(content.toString()) as Record<string, string>;
    else found.set(name, sumOf(content));
  }
  if (sums === null) throw new StartError(`${path} isn’t a complete backup: its end is missing`);
  const names = new Set([...Object.keys(sums), ...found.keys()]);
  for (const name of names) {
    if (sums[name] !== found.get(name))
      throw new StartError(`${path} is damaged: ${name} has changed since it was written`);
  }
}
