import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { compilers, complaintsIn, copySamples, inBrowser, onNode, sampleOf } from './support/compile.ts';
import { independentEntries } from './support/entries.ts';

const { entries, consumers } = inject('published');

describe('every entry', () => {
  it.each(entries)('has a sample: %s', (entry) => {
    expect(existsSync(sampleOf(entry))).toBe(true);
  });
});

describe.each(compilers)('the types hold with TypeScript $version', { concurrent: true }, (compiler) => {
  beforeAll(() => {
    copySamples(consumers.onNode, independentEntries);
    copySamples(consumers.withCompanions, entries);
  });

  it('on Node.js', async () => {
    expect(await complaintsIn(consumers.onNode, compiler, onNode)).toEqual([]);
  });

  it('in a browser, with every entry', async () => {
    expect(await complaintsIn(consumers.withCompanions, compiler, inBrowser)).toEqual([]);
  });
});
