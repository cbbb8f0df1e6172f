import { configDefaults, defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'commands.test.ts'],
    // Some run the commands themselves, and the compiler.
    testTimeout: 60_000,
  },
});
