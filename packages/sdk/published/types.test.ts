import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { published } from './support/folders.ts';

const { entries, bareConsumer, consumer, tools } = inject('published');
const compilers = { '5.9': 'typescript59', '6.0': 'typescript60', '7.0': 'typescript70' } as const;
const resolutions = [
  { resolution: 'node16', module: 'node16' },
  { resolution: 'nodenext', module: 'nodenext' },
  { resolution: 'bundler', module: 'esnext' },
] as const;
const surroundings = [
  { where: 'in a browser', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
  { where: 'on Node.js', lib: ['ES2022'], types: ['node'] },
] as const;

const sampleOf = (entry: string): string =>
  join(published, 'consumers', `${entry.split('/')[2] ?? 'index'}.ts`);

/** Each sample is imported by an ES module and required by a CommonJS one. */
function copySamples(folder: string, chosen: readonly string[]): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const entry of chosen) {
    const name = entry.split('/')[2] ?? 'index';
    for (const format of ['mts', 'cts']) {
      copyFileSync(sampleOf(entry), join(folder, 'src', `${name}.${format}`));
    }
  }
}

/** Compiles with the declarations of all packages, and answers what the compiler has to say. */
async function compile(folder: string, compiler: string, name: string, options: object): Promise<string> {
  const project = join(folder, `tsconfig.${name}.json`);
  const compilerOptions = {
    target: 'es2022',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    ...options,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['src'] }));
  const words = [join(tools, compiler, 'bin/tsc'), '-p', project];
  return runCommand(process.execPath, words, { folder }).catch((error: Error) => error.message);
}

beforeAll(() => {
  copySamples(consumer, entries);
  copySamples(
    bareConsumer,
    entries.filter((entry) => /\/sdk(\/(operations|errors|schema))?$/.test(entry)),
  );
});

describe('every entry', () => {
  it.each(entries)('has a sample: %s', (entry) => {
    expect(existsSync(sampleOf(entry))).toBe(true);
  });
});

const cases = Object.entries(compilers).flatMap(([version, compiler]) =>
  resolutions.flatMap((resolution) =>
    surroundings.map((surrounding) => ({ version, compiler, ...resolution, ...surrounding })),
  ),
);

describe('the types', { concurrent: true }, () => {
  it.each(cases)(
    'hold with TypeScript $version and $resolution $where',
    async ({ compiler, resolution, module, lib, types, where }) => {
      const options = { module, moduleResolution: resolution, lib, types };
      const name = `${compiler}-${resolution}-${where.replaceAll(' ', '-')}`;
      expect(await compile(consumer, compiler, name, options)).toBe('');
    },
  );

  it.each(Object.entries(compilers))('need no other package with TypeScript %s', async (_, compiler) => {
    const options = {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      exactOptionalPropertyTypes: true,
    };
    expect(await compile(bareConsumer, compiler, compiler, options)).toBe('');
  });
});
