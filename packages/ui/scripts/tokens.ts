/**
 * Writes the tokens for tools that draw and for pages without the library, into `src/tokens/generated`:
 *
 * - `tilava.tokens.json`: all of them in the format of the Design Tokens Community Group;
 * - `tilava.css`: the CSS variables of both themes and densities.
 *
 * With `--check` nothing is written: it fails, naming the file, where what is committed has drifted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './tokens/designTokens.ts';
import { styleSheet } from './tokens/styleSheet.ts';

const folder = 'packages/ui/src/tokens/generated';
const root = join(import.meta.dirname, '../../..');

const files = {
  [`${folder}/tilava.tokens.json`]: `${JSON.stringify(designTokens(), null, 2)}\n`,
  [`${folder}/tilava.css`]: styleSheet(),
};

for (const [path, content] of Object.entries(files)) {
  const place = join(root, path);
  if (!process.argv.includes('--check')) {
    writeFileSync(place, content);
    console.log(path);
  } else if (readFileSync(place, 'utf8') !== content) {
    console.error(`${path} has drifted from the theme: run \`pnpm generate\` and commit.`);
    process.exitCode = 1;
  }
}
