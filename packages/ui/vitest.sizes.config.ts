import { excludeLongTests } from '@tilava/scripts/excludeLongTests';
import { configDefaults, defineProject } from 'vitest/config';

/** What the library costs those who use it, measured on what vite builds of it. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'ui:sizes',
    environment: 'node',
    include: ['size/*.test.ts'],
    exclude: [...configDefaults.exclude, ...excludeLongTests()],
    // A build takes both cores as it is.
    fileParallelism: false,
    // To weigh all components takes a minute of both cores, and twice that beside other checks.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
