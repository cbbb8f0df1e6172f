import { accessSync, constants, mkdirSync } from 'node:fs';
import { systemReason } from '../errorCode.ts';
import { StartError } from '../startError.ts';

/**
 * Makes the data folder where it is missing, for its owner alone.
 *
 * @throws StartError where it cannot be made, read or written to
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
