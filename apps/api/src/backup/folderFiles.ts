import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFiles } from './backupFiles.ts';

/** The files of a data folder. */
export function folderFiles(folder: string): BackupFiles {
  const place = join(folder, 'production');
  return {
    async *list() {
      for (const name of (await unlessMissing(readdir(place))) ?? []) {
        // What was being written when a process died is no file.
        if (!name.endsWith('.part')) yield { name };
      }
    },

    async open(name) {
      const file = await unlessMissing(open(join(place, name)));
      return file === null ? null : { content: file.createReadStream() };
    },

    async put(name, content) {
      await mkdir(place, { recursive: true });
      const partial = join(place, `${name}.${randomUUID()}.part`);
      const file = await open(partial, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, join(place, name));
    },

    async remove(names) {
      for (const name of names) await rm(join(place, name), { force: true });
    },
  };
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
