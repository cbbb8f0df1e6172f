import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfFiles } from '../nameOfFiles.ts';
import { Refusal } from '../refusal.ts';
import { root, run } from '../run.ts';
import { inWorktree } from './worktree.ts';

const inputs = ['packages/ui/**/*.*', '.storybook/*', 'pnpm-lock.yaml'];

/** Builds the Storybook of the working tree where it has changed since the last time. */
export async function buildHere(site: string): Promise<void> {
  const name = nameOfFiles(inputs);
  const builtFrom = `${site}.built-from`;
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === name) return;
  console.log('Building the Storybook of the working tree …');
  rmSync(builtFrom, { force: true });
  await build(root, site);
  writeFileSync(builtFrom, name);
}

/** Builds the Storybook of a commit, once. */
export async function buildCommit(commit: string, site: string): Promise<void> {
  // Written last.
  const built = `${site}.built`;
  if (existsSync(built)) return;
  console.log(`Building the Storybook of ${commit.slice(0, 10)} …`);
  await inWorktree(commit, (folder) => build(folder, site));
  writeFileSync(built, commit);
}

async function build(folder: string, site: string): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  const storybook = join(folder, 'node_modules/.bin/storybook');
  const outcome = await run(storybook, ['build', '--output-dir', site, '--quiet'], {}, folder);
  if (!outcome.succeeded)
    throw new Refusal(`${outcome.output}\nThe Storybook of ${folder} could not be built`);
}
