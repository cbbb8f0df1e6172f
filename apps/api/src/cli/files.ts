import type { BackupFiles } from '../backup/backupFiles.ts';
import type { ServerConfig } from '../config.ts';
import { createFileStore } from '../files/createFileStore.ts';

/** The file store that the server uses. */
export const openFiles = (config: ServerConfig): Promise<BackupFiles> => createFileStore(config);
