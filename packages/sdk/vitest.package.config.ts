import { defineProject } from 'vitest/config';

/** What is published, tried as others use it. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'sdk:package',
    include: ['published/*.test.ts'],
    globalSetup: 'published/support/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
