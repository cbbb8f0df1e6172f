import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

export default defineConfig({
  // So that `--config` from any folder finds the same files as the workspace does.
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // Stories wait more than they reckon: two pages take little longer than one.
    maxWorkers: 2,
    isolate: false,
    // Half a second alone, ten times that beside the journeys: what stalls is to be found, not what is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { takesLong: excludeLongTests().length === 0 },
    setupFiles: [fileURLToPath(new URL('src/testing/everyStory/setup.ts', import.meta.url))],
    // Storybook's plugin shuts both off where it is asked by this configuration alone; stories set media and touch by CDP.
    api: { allowExec: true, allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      // Motion is reduced, which tells whether all of it is; journeys see it as it is by default.
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: { colorScheme: 'light', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
