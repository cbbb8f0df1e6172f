import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    errors: 'src/errors/index.ts',
    schema: 'src/generated/schema.ts',
    'react-query': 'src/react-query/index.ts',
    effect: 'src/effect/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { resolve: ['openapi-fetch', 'openapi-typescript-helpers'] },
  clean: true,
  treeshake: true,
  // Bundled: the package has no dependencies of its own, and openapi-fetch's default export is not found from CJS.
  noExternal: ['openapi-fetch'],
});
