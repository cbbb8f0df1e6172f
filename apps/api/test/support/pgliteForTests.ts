import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../../src/db/openPglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty, migrated store, which nobody has open. */
    readonly pgliteTemplate: string;
  }
}

/** Makes an embedded store and migrates it once: that takes ten times as long as to open a copy. */
export default async function pgliteForTests({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-template-'));
  const database = await openPglite(folder);
  await database.close();
  provide('pgliteTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
