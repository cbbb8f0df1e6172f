import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    testTimeout: 60_000,
  },
});
