import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './fileStore.ts';

/** Keeps pictures as files below `folder`. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, 'production', `${key}.png`);
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(join(folder, 'production'), { recursive: true });
      // Written beside its place and moved in one step: a picture is there wholly or not at all.
      const partial = await open(`${path}.part`, 'w');
      try {
        await partial.writeFile(content);
        await partial.sync();
      } finally {
        await partial.close();
      }
      await rename(`${path}.part`, path);
    },

    async open(key) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
