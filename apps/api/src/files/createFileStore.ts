import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { diskFileStore } from './diskFileStore.ts';
import type { FileStore } from './fileStore.ts';

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
