import { defineConfig } from 'vitest/config';

/** Takes minutes, so that it has a command of its own: `pnpm nodes`. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'api:nodes', include: ['*.test.ts'], globalSetup: ['../support/bundledApi.ts'] },
});
