import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { placesReadBy } from './stylesReading.ts';

const source = join(import.meta.dirname, '../..');

/**
 * What each style sheet of the library reads of the theme contract. It stands among the styles because those are evaluated
 * where a page is built: only there can they be read as text.
 */
export const placesOfStyles: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  globSync('{components,patterns,layout,theme}/**/*.css.ts', { cwd: source })
    .toSorted()
    .map((path) => [
      basename(path, '.css.ts'),
      [...new Set(placesReadBy(readFileSync(join(source, path), 'utf8')))],
    ]),
);
