import { defineProject } from 'vitest/config';

/** How many cases each property is tried with; `CASES=100000` tries more than any run of the checks does. */
const cases = Number(process.env['CASES'] ?? (process.env['TESTS'] === 'short' ? 300 : 1000));

if (!Number.isInteger(cases) || cases < 1) throw new Error('CASES has to be a whole number from 1 on');

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: {
    name: 'domain',
    environment: 'node',
    // Nothing here keeps a state; effect takes long to import.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    provide: { cases },
    // A hundred thousand cases take as long as they take.
    testTimeout: cases > 1000 ? 0 : 15_000,
  },
});
