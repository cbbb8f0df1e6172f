/**
 * Checks that every test that docs/specification-journeys.md names is there, and that no sentence stands in it without
 * one: `node scripts/specification.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';
import { hasTest, rowsIn } from './specification/references.ts';

const rows = rowsIn(readFileSync(join(root, 'docs/specification-journeys.md'), 'utf8'));
const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const path = join(root, file);
  const source = sources.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  sources.set(file, source);
  return source;
}

const faults = rows.flatMap(({ sentence, shownBy }) =>
  shownBy.length === 0
    ? [`Nothing shows: ${sentence}`]
    : shownBy
        .filter(({ file, title }) => !hasTest(sourceOf(file), title))
        .map(({ file, title }) => `${file} has no “${title}”, which is to show: ${sentence}`),
);
if (rows.length === 0) faults.push('There is no sentence in docs/specification-journeys.md');
for (const fault of faults) console.error(fault);
console.log(`${rows.length} sentences, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
