/**
 * Writes the tokens for tools that draw and for pages without the library, into `src/tokens/generated`:
 *
 * - `tilava.tokens.json`: all of them in the format of the Design Tokens Community Group;
 * - `tilava.css`: the CSS variables of both themes and densities.
 *
 * With `--check` nothing is written: it fails, naming the file, where what is committed has drifted.
 */
import { writeGenerated } from './generated.ts';
import { designTokens } from './tokens/designTokens.ts';
import { styleSheet } from './tokens/styleSheet.ts';

const folder = 'packages/ui/src/tokens/generated';

writeGenerated({
  [`${folder}/tilava.tokens.json`]: `${JSON.stringify(designTokens(), null, 2)}\n`,
  [`${folder}/tilava.css`]: styleSheet(),
});
