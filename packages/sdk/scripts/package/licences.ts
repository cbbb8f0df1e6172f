import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages that are built in rather than left to be installed; each is needed by the one before it. */
export const bundled = ['openapi-fetch', 'openapi-typescript-helpers'] as const;

/** Writes the licences of what is built in, which have to go with it wherever it goes. */
export function writeLicences(folder: string): void {
  const texts: string[] = [];
  let needing: string | URL = import.meta.url;
  for (const name of bundled) {
    const manifest = createRequire(needing).resolve(`${name}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
    const licence = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8').trim();
    texts.push(`${name} ${version}\n\n${licence}\n`);
    needing = manifest;
  }
  const heading = 'This package contains code or declarations of the packages below, under their licences.\n';
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), [heading, ...texts].join('\n'));
}
