import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode, StartError, systemReason } from './startError.ts';

/** Everything that this process makes from now on is its own user's alone, whatever the shell's mask was. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/** The rights of the group and of everybody else. */
const others = 0o077;
const { R_OK, W_OK, X_OK } = constants;

/** Takes others' rights to a folder, not following symbolic links; returns what they keep a right to. */
export function makePrivate(folder: string): string[] {
  const left: string[] = [];
  // The folder itself first: nobody else gets to what is in it any more.
  visit(folder, left);
  return left;
}

function visit(path: string, left: string[]): void {
  // What a server that is running removes meanwhile needs no mending.
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || !(found.isDirectory() || found.isFile())) return;
  refuseUnusable(path, found);
  if ((found.mode & others) !== 0 && !takeRights(path, found)) left.push(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name), left);
}

/** Commands that once ran as another user leave files that the server's may not use. */
function refuseUnusable(path: string, found: Stats): void {
  if (found.uid === process.geteuid?.()) return;
  try {
    accessSync(path, found.isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK);
  } catch (cause) {
    throw new StartError(
      `TILAVA_DATA_DIR: ${path} belongs to another user and can’t be used (${systemReason(cause)})`,
      { cause },
    );
  }
}

function takeRights(path: string, { mode }: Stats): boolean {
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    if (hasCode(error, 'EPERM', 'EACCES', 'EROFS', 'ENOTSUP')) return false;
    throw error;
  }
}

/** Makes the data folder where it is missing, for its owner alone; throws StartError. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new StartError(`TILAVA_DATA_DIR: the folder ${folder} can’t be created (${systemReason(cause)})`, {
      cause,
    });
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `TILAVA_DATA_DIR: the folder ${folder} must be readable and writable (${systemReason(cause)})`,
      { cause },
    );
  }
}

/** Makes missing parents too; Node's `recursive` loops for ever where nothing can be made in a parent, as in `/proc`. */
function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !statSync(folder).isDirectory()) throw error;
  }
}
