import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDataFolder } from '../dataFolder.ts';
import { StartError, systemReason } from '../startError.ts';

interface FolderLock {
  release(): void;
}

/** Referenced here, because a lock whose connection is garbage is a lock that opens by itself. */
const held = new Set<DatabaseSync>();

function openLockFile(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, 'lock.sqlite'));
  } catch (cause) {
    throw new StartError(`TILAVA_DATA_DIR: the folder ${folder} cannot be written to`, { cause });
  }
}

/** SQLite's number for a lock that somebody else holds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * Takes the folder for this process alone. PGlite has no lock of its own, and two processes on one folder lose
 * acknowledged writes. SQLite's lock on a file of its own is the operating system's: it is free at once after
 * kill -9, which a file with a process id in it is not.
 *
 * @throws StartError where another process has the folder, or the folder cannot be made or written to
 */
export function lockFolder(folder: string): FolderLock {
  openDataFolder(folder);
  const connection = openLockFile(folder);
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    connection.close();
    throw new StartError(
      isBusy(cause)
        ? `The data folder ${folder} is in use by another process`
        : `TILAVA_DATA_DIR: the folder ${folder} cannot be locked (${systemReason(cause)})`,
      { cause },
    );
  }
  held.add(connection);
  return {
    release: () => {
      if (held.delete(connection)) connection.close();
    },
  };
}
