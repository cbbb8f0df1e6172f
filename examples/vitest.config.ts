import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'examples',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...excludeLongTests()],
    globalSetup: ['test/support/server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
