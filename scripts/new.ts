/**
 * `pnpm new`: writes a component or a pattern to begin with. Not by plop, which adds file after file from untyped
 * templates: here all of them and their place among the exports come, or nothing does.
 */
import { join } from 'node:path';
import { help, readOptions } from './new/options.ts';
import { write } from './new/write.ts';
import { answerRefusal } from './refusal.ts';
import { root } from './run.ts';

await answerRefusal(() => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(help);
    return;
  }
  const files = write(options, join(root, 'packages/ui'));
  const folder = `packages/ui/src/${options.kind.folder}/${options.name}`;
  console.log(files.map((file) => join('packages/ui', file)).join('\n'));
  console.log(
    `\nNow say what it is for, and run its stories: pnpm vitest run --project 'stories*' ${folder}`,
  );
});
