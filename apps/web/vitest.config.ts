import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    // Each test makes its own services; the modules may be the same, which take long to import.
    isolate: false,
    testTimeout: 60_000,
  },
});
