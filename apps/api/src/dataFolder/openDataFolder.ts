import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode, systemReason } from '../errorCode.ts';
import { StartError } from '../startError.ts';

/**
 * Makes the data folder where it is missing, for its owner alone.
 *
 * @throws StartError where it cannot be made, read or written to
 */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new StartError(`TILAVA_DATA_DIR: the folder ${folder} cannot be made (${systemReason(cause)})`, {
      cause,
    });
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `TILAVA_DATA_DIR: the folder ${folder} cannot be read and written to (${systemReason(cause)})`,
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
