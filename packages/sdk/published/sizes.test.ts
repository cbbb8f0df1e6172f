import { build } from 'esbuild';
import { describe, expect, inject, it } from 'vitest';
import { compressedSize } from '@tilava/scripts/sizes/compressedSize';
import { expectSize } from '@tilava/scripts/sizes/expectSize';

const { consumers } = inject('published');

/** What a program takes from the package, and the most bytes that it may cost, minified and by gzip. */
const cases = [
  { what: 'the whole client', program: `export { createTilava } from '@tilava/sdk'`, most: 10_240 },
  {
    what: 'one operation',
    program: `export { createClient, getUser } from '@tilava/sdk/operations'`,
    most: 6_758,
  },
  { what: 'one guard', program: `export { isNotFoundError } from '@tilava/sdk/errors'`, most: 320 },
  {
    what: 'one guard of the whole client',
    program: `export { isNotFoundError } from '@tilava/sdk'`,
    most: 320,
  },
] as const;

/** The program as a browser would get it. */
async function bundle(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: consumers.bare },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

describe('a bundle', () => {
  it.for(cases)('of $what is at most $most bytes', async ({ program, most }, context) => {
    expectSize(context, { bytes: compressedSize(await bundle(program)), most });
  });

  it('holds no upload where none is made', async () => {
    const upload = await bundle(`export { uploadFile } from '@tilava/sdk/operations'`);
    const read = await bundle(`export { getUser } from '@tilava/sdk/operations'`);
    for (const part of ['XMLHttpRequest', 'application/octet-stream']) {
      expect(upload).toContain(part);
      expect(read).not.toContain(part);
    }
  });
});
