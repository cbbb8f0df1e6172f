import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/process/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...excludeLongTests()],
    // The modules take long to import.
    isolate: false,
    globalSetup: ['test/support/pgliteForTests.ts', 'test/support/bundledApi.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
