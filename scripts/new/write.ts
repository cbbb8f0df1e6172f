import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Options } from './options.ts';
import { fileOf, takenBy, withSubpath } from './subpath.ts';
import { componentOf } from './templates/component.ts';
import { guideOf } from './templates/guide.ts';
import { storiesOf } from './templates/stories.ts';
import { stylesOf } from './templates/styles.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/**
 * Writes what was asked for into the component library: all of it, or nothing.
 *
 * @param library the folder of `packages/ui`
 * @returns the files, from there
 * @throws Refusal where the name is taken
 */
export function write(options: Options, library: string): readonly string[] {
  const { name } = options;
  const manifestPath = join(library, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const folder = dirname(fileOf(options));
  const taken = takenBy(options, manifest.exports);
  if (taken !== undefined) throw new Refusal(`${name} is taken: packages/ui exports ${taken}`);
  if (existsSync(join(library, folder))) throw new Refusal(`${name} is taken: ${folder} is there`);

  const files = {
    [`${name}.tsx`]: componentOf(options),
    [`${name}.css.ts`]: stylesOf(options),
    [`${name}.stories.tsx`]: storiesOf(options),
    [`${name}.guide.tsx`]: guideOf(options),
  };
  const changed = { ...manifest, exports: withSubpath(options, manifest.exports) };
  writeFolder(join(library, folder), files);
  writeFileSync(manifestPath, `${JSON.stringify(changed, null, 2)}\n`);
  return [...Object.keys(files).map((file) => join(folder, file)), 'package.json'];
}

/** A folder comes with all of its files, or not at all. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(draft, file), text);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
