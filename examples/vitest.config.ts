import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'examples',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
