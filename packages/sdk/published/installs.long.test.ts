import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { workspace } from './support/folders.ts';

const { tarball, consumers } = inject('published');
/** What npm has been told once of other packages, so that it asks nobody the next time. */
const cache = join(workspace, 'node_modules/.cache/tilava-sdk-npm');

/** Companions that people have already when they add the SDK. */
const cases = [
  { msw: '2', '@tanstack/react-query': '5.62.0', effect: '3', react: '18' },
  { msw: '2.0.0', '@tanstack/react-query': '5.0.0', effect: '3.0.0', react: '18' },
  { msw: '3', '@tanstack/react-query': '5', effect: '4', react: '19' },
];

describe('npm finds how to install the SDK', () => {
  it.each(cases)('beside %o', async (companions) => {
    const folder = join(consumers.bare, '..', `installed-${Object.values(companions).join('-')}`);
    mkdirSync(folder, { recursive: true });
    const dependencies = { ...companions, '@tilava/sdk': `file:${tarball}` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    // Whether it can be done shows in the plan; to carry it out would only download it.
    const words = ['install', '--package-lock-only', '--prefer-offline', `--cache=${cache}`];
    await runCommand('npm', [...words, '--no-audit', '--no-fund', '--no-legacy-peer-deps'], { folder });
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    // None of them is there a second time, as where npm gives up and lets each have its own.
    for (const [name, range] of Object.entries(companions)) {
      const places = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
      expect(places).toEqual([`node_modules/${name}`]);
      expect(packages[`node_modules/${name}`]?.version).toMatch(
        new RegExp(`^${range.replaceAll('.', '\\.')}(\\.|$)`),
      );
    }
  });
});
