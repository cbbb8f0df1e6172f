import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: {
    name: 'api:pglite',
    include: ['test/api/**/*.test.ts'],
    // Whom and what the API answers, and what the index finds, is the same on both: where time is short, PostgreSQL is asked.
    exclude: [
      ...configDefaults.exclude,
      ...excludeLongTests(
        'test/api/{canary,contractAnswers,fieldMatrix,matchEngine*,permissionMatrix}.test.ts',
      ),
    ],
    // Each file has an application and a store of its own; the modules may be the same, which take long to import.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['test/support/pgliteForTests.ts'],
    env: { TEST_DATABASE: 'pglite' },
  },
});
