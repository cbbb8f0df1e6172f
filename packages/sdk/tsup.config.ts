import { defineConfig } from 'tsup';
import { bundled, writeLicences } from './scripts/package/licences.ts';
import { bundleTypes } from './scripts/package/types.ts';

const entry = {
  index: 'src/index.ts',
  operations: 'src/operations.ts',
  errors: 'src/errors/index.ts',
  schema: 'src/generated/schema.ts',
};

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  // What entries share stands in chunks, so that an error has one class whichever entry it is imported from.
  splitting: true,
  clean: true,
  treeshake: true,
  // The package has no dependencies of its own, and openapi-fetch's default export is not found from CJS.
  noExternal: [...bundled],
  async onSuccess() {
    await bundleTypes(entry, 'dist');
    writeLicences('dist');
  },
});
