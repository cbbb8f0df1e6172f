import { defineProject } from 'vitest/config';

export default defineProject({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  // The modules take long to import.
  test: { name: 'sdk', isolate: false, include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
