import { test } from 'vitest';
import { bundle, chunksOf } from '@tilava/scripts/sizes/bundle';
import { compressedSize } from '@tilava/scripts/sizes/compressedSize';
import { expectSize } from '@tilava/scripts/sizes/expectSize';

/** In bytes. */
const kilobyte = 1024;

/** All that the tenant's wizard reads and checks its steps with, and shapes what it sends. */
const wizardConcepts = ['account', 'form', 'need', 'payload', 'profile', 'wizard'];

/** Everything that these concepts export. */
const everythingOf = (concepts: readonly string[]): string =>
  concepts.map((concept) => `export * from '@tilava/domain/${concept}';`).join('\n');

/** What a module and all that it imports add to a page: minified and compressed, in bytes. */
async function sizeOf(module: string): Promise<number> {
  const chunks = chunksOf(await bundle({ module }, { folder: import.meta.dirname }));
  return compressedSize(chunks.map(({ code }) => code).join(''));
}

test('formatMoney adds at most 1 KB', async (context) => {
  const bytes = await sizeOf("export { formatMoney } from '@tilava/domain/money';");
  expectSize(context, { bytes, most: kilobyte });
});

test("the schemas of the tenant's wizard add at most 32 KB, effect included", async (context) => {
  const bytes = await sizeOf(everythingOf(wizardConcepts));
  expectSize(context, { bytes, most: 32 * kilobyte });
});

test('reading phone numbers, which is loaded on demand, adds at most 32 KB', async (context) => {
  const wizard = everythingOf(wizardConcepts);
  const added = (await sizeOf(`${wizard}\n${everythingOf(['phone'])}`)) - (await sizeOf(wizard));
  expectSize(context, { bytes: added, most: 32 * kilobyte });
});
