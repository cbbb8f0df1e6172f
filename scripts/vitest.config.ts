import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  // Some run the commands themselves, and the compiler.
  test: { name: 'scripts', include: ['**/*.test.ts'], exclude: ['commands.test.ts'], testTimeout: 60_000 },
});
