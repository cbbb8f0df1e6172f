import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';
import { hasCode } from '../startError.ts';

export function diskFileStore(folder: string): FileStore {
  const place = join(folder, 'production');
  const pathOf = (name: string) => join(place, name);

  return {
    async put(name, content) {
      // Written beside its place and moved in one step: a picture is there wholly or not at all.
      const partial = pathOf(`${name}.${randomUUID()}.part`);
      try {
        await mkdir(place, { recursive: true });
        await writeFile(partial, content, { flag: 'wx', flush: true });
        await rename(partial, pathOf(name));
        await syncFolder(place);
      } catch (error) {
        await rm(partial, { force: true });
        throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new FileStoreError('full', error) : error;
      }
    },

    async open(name) {
      const file = await unlessMissing(open(pathOf(name)));
      if (file === null) return null;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },

    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
    },

    async *list() {
      const entries = await unlessMissing(opendir(place));
      if (entries === null) return;
      for await (const entry of entries) {
        const found = await unlessMissing(stat(pathOf(entry.name)));
        if (found !== null) yield { name: entry.name, keptAt: found.mtime };
      }
    },
  };
}

/** The new name is in the folder, and the folder has to reach the disk as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The store that the environment chooses: an object store, or a folder beside the embedded database. */
export async function createFileStore({
  objectStore,
  dataFolder,
}: Pick<ServerConfig, 'objectStore' | 'dataFolder'>): Promise<FileStore> {
  if (objectStore === null) return diskFileStore(join(dataFolder, 'files'));
  // Its library is a good part of a start, and few have it.
  const { s3FileStore } = await import('./s3FileStore.ts');
  return s3FileStore(objectStore);
}
