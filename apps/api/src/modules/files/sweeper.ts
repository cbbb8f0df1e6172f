import type { FileStore } from '../../files/fileStore.ts';
import { keyOfName } from '../../files/pictureStore.ts';
import type { FileWriteStore } from './store.ts';

const day = 24 * 3_600_000;
const batchSize = 500;

interface Found {
  readonly name: string;
  readonly key: string;
}

interface SweptFiles extends Pick<FileWriteStore, 'removeUnattached' | 'knownKeys'> {
  /** The key of a file by its name; null for what is of another kind. */
  readonly keyOf: (name: string) => string | null;
  /** How long a file may wait to be attached to something, in milliseconds. */
  readonly lifetime: number;
}

export const pictureSweeper = (
  statements: Pick<FileWriteStore, 'removeUnattached' | 'knownKeys'>,
  files: FileStore,
  clock: () => Date,
) => fileSweeper({ ...statements, keyOf: keyOfName, lifetime: 7 * day }, files, clock);

/** Removes files that are of no use: rows that belong to nothing, and files that have no row. */
export function fileSweeper(
  { keyOf, lifetime, ...statements }: SweptFiles,
  files: FileStore,
  clock: () => Date,
) {
  async function removeUnknown(found: readonly Found[]): Promise<void> {
    if (found.length === 0) return;
    const known = await statements.knownKeys(found.map(({ key }) => key));
    // A partial file is left where the process died while it was writing.
    const unknown = found.filter(({ name, key }) => !known.has(key) || name.endsWith('.part'));
    await files.remove(unknown.map(({ name }) => name));
  }

  return {
    /** Files go with the next step, because their rows have gone. */
    async sweep(): Promise<void> {
      const now = clock().getTime();
      const loose = new Set(await statements.removeUnattached(new Date(now - lifetime)));
      let batch: Found[] = [];
      for await (const { name, keptAt } of files.list()) {
        const key = keyOf(name);
        // A young file's row may be about to be written; what is not named like ours is not ours.
        if (key === null || !(loose.has(key) || keptAt.getTime() < now - day)) continue;
        batch.push({ name, key });
        if (batch.length < batchSize) continue;
        await removeUnknown(batch);
        batch = [];
      }
      await removeUnknown(batch);
    },
  };
}
