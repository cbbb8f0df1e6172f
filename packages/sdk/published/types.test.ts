import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from './support/command.ts';
import { independentEntries } from './support/entries.ts';
import { published } from './support/folders.ts';

const { entries, consumers, tools } = inject('published');
const compilers = [
  { version: '5.9', compiler: 'typescript59' },
  { version: '6.0', compiler: 'typescript60' },
  { version: '7.0', compiler: 'typescript70' },
] as const;
const resolutions = [
  { resolution: 'node16', module: 'node16' },
  { resolution: 'nodenext', module: 'nodenext' },
  { resolution: 'bundler', module: 'esnext' },
] as const;
const inBrowser = { where: 'in a browser', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] } as const;
const onNode = { where: 'on Node.js', lib: ['ES2022'], types: ['node'] } as const;

type Case = (typeof compilers)[number] & (typeof resolutions)[number] & (typeof inBrowser | typeof onNode);

const cases: readonly Case[] = compilers.flatMap((compiler) =>
  resolutions.flatMap((resolution) =>
    [inBrowser, onNode].map((surroundings) => ({ ...compiler, ...resolution, ...surroundings })),
  ),
);

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

/** Compiles with the declarations of all packages, and answers what is wrong, line by line. */
async function complaintsIn(
  folder: string,
  given: Case,
  include: string = 'src',
): Promise<readonly string[]> {
  const { compiler, resolution, module, where, lib, types } = given;
  const project = join(folder, `${compiler}-${resolution}-${where.replaceAll(' ', '-')}.json`);
  const compilerOptions = {
    target: 'es2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    // What comes with the compiler is checked by those who make it.
    skipDefaultLibCheck: true,
    noEmit: true,
    module,
    moduleResolution: resolution,
    lib,
    types,
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, include: [include] }));
  const words = [join(tools, compiler, 'bin/tsc'), '-p', project, '--pretty', 'false'];
  const output = await runCommand(process.execPath, words, { folder }).catch((error: Error) => {
    if (!error.message.includes('error TS')) throw error;
    return error.message;
  });
  return output.split('\n').filter((line) => line.includes('error TS'));
}

describe('every entry', () => {
  it.each(entries)('has a sample: %s', (entry) => {
    expect(existsSync(sampleOf(entry))).toBe(true);
  });
});

/**
 * Whether a slow compiler compiles all entries there. It compiles those that need no companion everywhere else, so that
 * it has seen each way in each place once.
 */
const takesAllEntries = ({ resolution, where }: Case) =>
  resolution === (where === 'in a browser' ? 'nodenext' : 'bundler');

describe('the types', { concurrent: true }, () => {
  beforeAll(() => {
    copySamples(consumers.bare, independentEntries);
    copySamples(consumers.onNode, independentEntries);
  });

  const chosen = cases.filter((given) => given.version === '7.0' || !takesAllEntries(given));

  it.each(chosen)('hold with TypeScript $version and $resolution $where', async (given) => {
    const folder = given.where === 'in a browser' ? consumers.bare : consumers.onNode;
    expect(await complaintsIn(folder, given)).toEqual([]);
  });
});

describe('the types of all entries, beside the companions of some,', { concurrent: true }, () => {
  beforeAll(() => copySamples(consumers.withCompanions, entries));

  const chosen = cases.filter((given) => given.version === '7.0' || takesAllEntries(given));

  it.each(chosen)('hold with TypeScript $version and $resolution $where', async (given) => {
    // Some companions are ES modules only, which the first Node.js with modules could not require.
    const include = given.resolution === 'node16' ? 'src/*.mts' : 'src';
    const complaints = await complaintsIn(consumers.withCompanions, given, include);
    // What is wrong in a companion's own declarations is not ours to mend.
    expect(complaints.filter((line) => !/^\.\.\/.*\/node_modules\/(?!@tilava\/)/.test(line))).toEqual([]);
  });
});
