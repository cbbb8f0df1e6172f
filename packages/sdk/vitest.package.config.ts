import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

/** What is published, tried as others use it. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'sdk:package',
    include: ['published/*.test.ts'],
    exclude: [...configDefaults.exclude, ...excludeLongTests()],
    globalSetup: 'published/support/setup.ts',
    // Compilers and run times take both cores as it is, and some of them are timed.
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
