import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

/** What a story cannot ask for: paper, a finger, a font that has not arrived. */
export default defineConfig({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  optimizeDeps: {
    // What is found only while a test loads would reload it.
    entries: ['src/**/*.browser.test.{ts,tsx}'],
    include: ['react/jsx-dev-runtime'],
    exclude: ['@vanilla-extract/css', '@vanilla-extract/recipes'],
  },
  test: {
    name: 'ui:browser',
    include: ['src/**/*.browser.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...excludeLongTests('src/**/leaks.browser.test.tsx')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
