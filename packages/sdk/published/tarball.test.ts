import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap as NodeSourceMap } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { published, sdk } from './support/folders.ts';

const { tarball, consumers, entries } = inject('published');
const installed = join(consumers.bare, 'node_modules/@tilava/sdk');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;

interface SourceMap {
  readonly version: number;
  readonly sources: string[];
  readonly sourcesContent: string[];
  readonly names: string[];
  readonly mappings: string;
}

/** The releases that the package is tried with, as their folder says. */
function triedIn(folder: string): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync(join(published, folder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return dependencies;
}

const rangeOf = (oldest = '', newest = ''): string =>
  `>=${oldest.split('@').at(-1)} <${Number.parseInt(newest, 10) + 1}`;

describe('the tarball', () => {
  it('holds what is built and what is to be read, and nothing else', async () => {
    const listed = (await runCommand('tar', ['-tzf', tarball], { folder: sdk }))
      .trim()
      .split('\n')
      .toSorted();
    const names = entries.map((entry) => entry.split('/')[2] ?? 'index');
    const written = [
      'CHANGELOG.md',
      'GUIDE.md',
      'LICENSE',
      'README.md',
      'package.json',
      'dist/THIRD-PARTY-LICENSES.txt',
    ];
    const built = names.flatMap((name) =>
      ['js', 'cjs', 'd.ts', 'd.cts'].map((kind) => `dist/${name}.${kind}`),
    );
    const expected = [...written, ...built].map((path) => `package/${path}`);
    const shared = /^package\/dist\/[\w-]+-[\w-]{8}\.(js|cjs|d\.cts)$/;
    expect(listed.filter((path) => !shared.test(path) && !path.endsWith('.js.map'))).toEqual(
      expected.toSorted(),
    );
  });

  it('takes at most 1.2 MB once it is unpacked', async () => {
    const listed = await runCommand('tar', ['-tvzf', tarball], { folder: sdk });
    const sizes = listed
      .trim()
      .split('\n')
      .map((line) => Number(line.split(/ +/)[2]));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_200_000);
  });

  it('declares a thing once for ES modules and CommonJS', () => {
    for (const name of ['index', 'operations', 'errors', 'schema']) {
      const declaration = readFileSync(join(installed, `dist/${name}.d.ts`), 'utf8');
      expect(declaration).toBe(`export * from './${name}.cjs';\n`);
    }
  });

  it('needs nothing else and runs nothing when it is installed', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('bundledDependencies');
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
    expect(Object.keys(manifest['scripts'] ?? {}).filter((name) => hooks.includes(name))).toEqual([]);
  });

  it('has no peer that must be there', () => {
    const peers = Object.keys(manifest['peerDependencies'] ?? {});
    const optional = Object.entries((manifest['peerDependenciesMeta'] ?? {}) as Record<string, unknown>);
    expect(optional).toEqual(peers.map((peer) => [peer, { optional: true }]));
  });

  it('takes the major versions of its peers that are tried, and none that nobody has seen', () => {
    const oldest = triedIn('oldest');
    const newest = triedIn('tools');
    expect(manifest['peerDependencies']).toEqual({
      '@tanstack/react-query': rangeOf(oldest['react-query5'], newest['@tanstack/react-query']),
      effect: rangeOf(oldest['effect3'], newest['effect']),
      msw: rangeOf(oldest['msw2'], newest['msw']),
    });
  });

  it.each(['README.md', 'GUIDE.md', 'CHANGELOG.md'])('has no dead link: %s', (document) => {
    const links = [...readFileSync(join(installed, document), 'utf8').matchAll(/\]\(([^)#]+)/g)];
    const own = links.map(([, target = '']) => target).filter((target) => !target.startsWith('https://'));
    expect(own.filter((target) => !existsSync(join(installed, target)))).toEqual([]);
  });

  it('maps what it runs to what was written, and nothing that is generated', () => {
    const map = JSON.parse(readFileSync(join(installed, 'dist/index.js.map'), 'utf8')) as SourceMap;
    expect(map.sources).toContain('../src/client/createTilava.ts');
    expect(map.sourcesContent.length).toBe(map.sources.length);
    const code = readFileSync(join(installed, 'dist/index.js'), 'utf8').split('\n');
    const found = new NodeSourceMap({ ...map, file: 'index.js', sourceRoot: '' });
    const sourceAt = (text: string) => {
      const line = code.findIndex((each) => each.includes(text));
      return found.findEntry(line, code[line]?.indexOf(text) ?? 0);
    };
    expect(sourceAt('withBearer:')).toMatchObject({ originalSource: '../src/client/createTilava.ts' });
    expect(sourceAt('checkCredentials:')).not.toHaveProperty('originalSource', expect.any(String));
    const maps = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.map'));
    for (const name of maps)
      expect(readFileSync(join(installed, 'dist', name), 'utf8')).not.toContain('src/generated/');
    expect(manifest['keywords']).toContain('tilava');
  });

  it('carries the licences of what is built in', () => {
    const licences = readFileSync(join(installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
      expect(licences).toMatch(
        new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n\\nMIT License\\n\\nCopyright`, 'm'),
      );
    }
  });

  it('is one that publint has nothing to say about', async () => {
    const bytes = readFileSync(tarball);
    const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that each way of importing finds', async () => {
    // The way of TypeScript's `node10` knows no exports, and TypeScript 7 does not know that way any more.
    const args = [tarball, '--profile', 'node16', '--format', 'json'];
    const output = await runCommand(join(sdk, 'node_modules/.bin/attw'), args, { folder: sdk });
    const { analysis } = JSON.parse(output) as {
      readonly analysis: { readonly problems: readonly { readonly resolutionKind?: string }[] };
    };
    expect(analysis.problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')).toEqual([]);
  });
});
