import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublicPageParts } from '../../src/http/web/publicPages.ts';

/** Writes a build of the web app into a folder of its own, and says how to remove it. */
export function writeWebFolder(files: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-web-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Where no announcement has a page of its own. */
export const noPublicPages: PublicPageParts = {
  reader: {
    find: async () => ({ state: 'unknown' }),
    listIds: async () => [],
    listEnds: async () => [],
  },
  clock: () => new Date(0),
};
