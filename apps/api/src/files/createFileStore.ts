import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { diskFileStore } from './diskFileStore.ts';
import type { FileStore } from './fileStore.ts';
import { s3FileStore } from './s3FileStore.ts';

/** The store that the environment chooses: an object store, or a folder beside the embedded database. */
export const createFileStore = ({
  objectStore,
  dataFolder,
}: Pick<ServerConfig, 'objectStore' | 'dataFolder'>): FileStore =>
  objectStore === null ? diskFileStore(join(dataFolder, 'files')) : s3FileStore(objectStore);
