import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };
import { bundled, writeLicences } from './scripts/package/licences.ts';
import { trimMaps } from './scripts/package/maps.ts';
import { bundleTypes } from './scripts/package/types.ts';

/** What the workspace imports from source is what others import built. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([path, source]) => [path === '.' ? 'index' : path.slice(2), source]),
);

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // What entries share stands in chunks, so that an error has one class whichever entry it is imported from.
  splitting: true,
  clean: true,
  treeshake: true,
  sourcemap: true,
  // The package has no dependencies of its own, and openapi-fetch's default export is not found from CJS.
  noExternal: [...bundled],
  // Names stay, so that stack traces say where.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
  },
  async onSuccess() {
    await bundleTypes(entry, 'dist');
    trimMaps('dist');
    writeLicences('dist');
  },
});
