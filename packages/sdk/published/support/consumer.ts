import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';

/**
 * Makes a project of somebody who installs the SDK from its tarball by npm. `companions` are packages that stand beside
 * it as if they had been installed, too.
 */
export async function createConsumer(
  folder: string,
  tarball: string,
  companions: Readonly<Record<string, string>> = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // Without the network: there is nothing else to be installed.
  const args = ['install', tarball, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runCommand('npm', args, { folder });
  for (const [name, path] of Object.entries(companions)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    symlinkSync(path, link);
  }
}

/** The packages that were installed into a folder, by their names. */
export function packagesIn(modules: string): Readonly<Record<string, string>> {
  const names = readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name];
  });
  return Object.fromEntries(names.map((name) => [name, join(modules, name)]));
}
