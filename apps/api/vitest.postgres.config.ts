import { defineProject } from 'vitest/config';
import { exclude } from './test/support/oneDatabase.ts';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: {
    name: 'api:postgres',
    include: ['test/api/**/*.test.ts'],
    exclude: exclude.postgres,
    // Each file has an application and a database of its own; the modules may be the same, which take long to import.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['test/support/postgresForTests.ts'],
  },
});
