import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { published, workspace } from './folders.ts';

const cache = join(workspace, 'node_modules/.cache/tilava-sdk');
const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'] as const;

/**
 * Installs one of the folders `tools`, `otherRuntimes` and `oldest`, unless the very same was installed before, and answers
 * where its packages are.
 *
 * @throws Error where the packages cannot be had
 */
export async function install(name: 'tools' | 'otherRuntimes' | 'oldest'): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(published, name, file)));
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) await installInto(folder, name);
  return join(folder, 'node_modules');
}

async function installInto(folder: string, name: string): Promise<void> {
  // Under its name only once it is whole: an interrupted installation is not taken for one.
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  for (const file of files) copyFileSync(join(published, name, file), join(partial, file));
  console.log(`Installing ${name} of the SDK's tests, once`);
  try {
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], partial);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(
      `The ${name} of the SDK's tests (${folder}) could not be installed. They come from the package registry once ` +
        'and are kept from then on: connect this machine and run the tests again.',
      { cause },
    );
  }
  for (const other of readdirSync(cache)) {
    const isOutdated = other.startsWith(`${name}-`) && join(cache, other) !== partial;
    if (isOutdated) rmSync(join(cache, other), { recursive: true, force: true });
  }
  renameSync(partial, folder);
}

/** Runs the workspace's own release of pnpm. */
export function pnpm(args: readonly string[], folder: string): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly test: string };
  };
  const [release = 'pnpm'] = /pnpm@[\d.]+/.exec(scripts.test) ?? [];
  return runCommand('npx', ['--yes', release, ...args], { folder });
}
