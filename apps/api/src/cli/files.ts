import { join } from 'node:path';
import type { BackupFiles } from '../backup/backupFiles.ts';
import { folderFiles } from '../backup/folderFiles.ts';
import type { ServerConfig } from '../config.ts';

/** The file store that the server uses. */
export const openFiles = ({ dataFolder }: ServerConfig): BackupFiles =>
  folderFiles(join(dataFolder, 'files'));
