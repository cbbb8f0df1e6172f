/**
 * Writes RULES.md: which test shows which rule of the specification. A rule is a title that begins with the mark
 * of its section, such as `§5 Description has at most 300 characters`, of a test or of a group of tests.
 *
 * With `--check` nothing is written: it fails where what is committed has drifted.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf, type ListedTest } from './rules/rulesOf.ts';
import { writeTable } from './rules/writeTable.ts';

const domain = join(import.meta.dirname, '..');
const root = join(domain, '../..');
const output = join(domain, 'RULES.md');

function listTests(): readonly ListedTest[] {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const list = execFileSync(vitest, ['list', '--project', 'domain', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(list) as readonly ListedTest[];
}

function readCommitted(): string {
  try {
    return readFileSync(output, 'utf8');
  } catch {
    return '';
  }
}

const table = writeTable(rulesOf(listTests(), domain));
if (!process.argv.includes('--check')) {
  writeFileSync(output, table);
} else if (readCommitted() !== table) {
  console.error('packages/domain/RULES.md has drifted from the titles of the tests.');
  console.error('Run `pnpm --filter @tilava/domain rules` and commit.');
  process.exitCode = 1;
}
