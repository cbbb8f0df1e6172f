import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Names what the files of the workspace hold that match the patterns: the same name, the same files. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  for (const file of files.toSorted()) {
    hash.update(file);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
