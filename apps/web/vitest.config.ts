import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'web', include: ['src/**/*.test.ts', 'vite/**/*.test.ts'], testTimeout: 60_000 },
});
