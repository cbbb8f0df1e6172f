import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { compilers, complaintsIn, copySamples, sampleOf, type Compilation } from './support/compile.ts';
import { independentEntries } from './support/entries.ts';

const { entries, consumers } = inject('published');
const resolutions = [
  { resolution: 'node16', module: 'node16' },
  { resolution: 'nodenext', module: 'nodenext' },
  { resolution: 'bundler', module: 'esnext' },
] as const;
const inBrowser = { where: 'in a browser', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] } as const;
const onNode = { where: 'on Node.js', lib: ['ES2022'], types: ['node'] } as const;

/** Older compilers take many seconds for what the newest takes two. They differ in nothing between node16 and nodenext. */
const isSeenTo = ({ version, resolution }: Compilation) => version === '7.0' || resolution !== 'node16';

const cases: readonly Compilation[] = compilers
  .flatMap((compiler) =>
    resolutions.flatMap((resolution) =>
      [inBrowser, onNode].map((surroundings) => ({ ...compiler, ...resolution, ...surroundings })),
    ),
  )
  .filter(isSeenTo);

describe('every entry', () => {
  it.each(entries)('has a sample: %s', (entry) => {
    expect(existsSync(sampleOf(entry))).toBe(true);
  });
});

/**
 * Whether a slow compiler compiles all entries there. It compiles those that need no companion everywhere else, so that
 * it has seen each way in each place once.
 */
const takesAllEntries = ({ resolution, where }: Compilation) =>
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
