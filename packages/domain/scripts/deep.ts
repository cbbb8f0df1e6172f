/**
 * Tries every property with a hundred thousand cases, or with as many as `CASES` says, file by file: each tells at once
 * how it went, and a failed one does not stop the others. Words choose files: `pnpm test:deep matching need/`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const domain = join(import.meta.dirname, '..');
const cases = process.env['CASES'] ?? '100000';
const words = process.argv.slice(2);

/** The test files that draw cases. */
function parts(): readonly string[] {
  const drawing = globSync('src/**/*.test.ts', { cwd: domain }).filter((file) =>
    readFileSync(join(domain, file), 'utf8').includes("'fast-check'"),
  );
  return drawing.filter((file) => words.length === 0 || words.some((word) => file.includes(word))).toSorted();
}

function passes(file: string): boolean {
  const { status, stdout, stderr, error } = spawnSync('vitest', ['run', file], {
    cwd: domain,
    encoding: 'utf8',
    env: { ...process.env, CASES: cases },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error !== undefined) throw error;
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

const files = parts();
let failed = 0;
for (const [index, file] of files.entries()) {
  const start = performance.now();
  const hasPassed = passes(file);
  if (!hasPassed) failed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${hasPassed ? '✓' : '✘'} ${file} in ${seconds} s (${index + 1} of ${files.length})`);
}
console.log(`${files.length - failed} files passed, ${failed} failed, with ${cases} cases a property`);
process.exitCode = failed === 0 && files.length > 0 ? 0 : 1;
