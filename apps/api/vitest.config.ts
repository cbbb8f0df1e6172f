import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'api', include: ['src/**/*.test.ts', 'test/process/**/*.test.ts'], testTimeout: 60_000 },
});
