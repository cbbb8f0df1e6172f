import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Makes a temporary data folder without a store. */
export const makeEmptyFolder = (): string => mkdtempSync(join(tmpdir(), 'tilava-api-'));

/** Makes a temporary data folder with an embedded store that is migrated and empty. */
export function makeDataFolder(): string {
  const folder = makeEmptyFolder();
  cpSync(inject('pgliteTemplate'), folder, { recursive: true });
  return folder;
}
