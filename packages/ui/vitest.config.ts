import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    testTimeout: 60_000,
  },
});
