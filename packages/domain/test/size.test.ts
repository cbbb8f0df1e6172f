import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** In bytes. */
const kilobyte = 1024;

/** All that the tenant's wizard reads and checks its steps with, and shapes what it sends. */
const wizardConcepts = ['account', 'form', 'need', 'payload', 'profile', 'wizard'];

/** Everything that these concepts export. */
const everythingOf = (concepts: readonly string[]): string =>
  concepts.map((concept) => `export * from '@tilava/domain/${concept}';`).join('\n');

/** What a module and all that it imports add to a page: minified and compressed, in bytes. */
async function sizeOf(module: string): Promise<number> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? module : undefined),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('The build has to end with one output');
  const code = result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

test('formatMoney adds less than 1 KB', async () => {
  expect(await sizeOf("export { formatMoney } from '@tilava/domain/money';")).toBeLessThan(kilobyte);
});

test("the schemas of the tenant's wizard add less than 32 KB, effect included", async () => {
  expect(await sizeOf(everythingOf(wizardConcepts))).toBeLessThan(32 * kilobyte);
});

test('reading phone numbers, which is loaded on demand, adds 32 KB at the most', async () => {
  const wizard = everythingOf(wizardConcepts);
  const added = (await sizeOf(`${wizard}\n${everythingOf(['phone'])}`)) - (await sizeOf(wizard));
  expect(added).toBeLessThanOrEqual(32 * kilobyte);
});
