import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    // What a test mocks it gives back; to import everything anew for each file takes three times as long.
    isolate: false,
    testTimeout: 60_000,
  },
});
