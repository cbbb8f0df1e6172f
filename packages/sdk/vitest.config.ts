import { defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  test: { name: 'sdk', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
