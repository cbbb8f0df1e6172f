import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../apps/api/test/support/serverProcess.ts';
import { findChromium } from '../scripts/chromium.ts';

/** Chosen where the run begins, so that two runs do not meet; its workers, which read this anew, inherit it. */
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
/** Where the server keeps its data, and its mails: in a folder of this run. */
const dataFolder = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tilava-e2e-')));
const executablePath = findChromium();
const root = join(import.meta.dirname, '..');

/** Journeys in a real Chromium against the real server, on demo data of their own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  retries: 0,
  workers: 1,
  // A journey sees many pages, beside two other checks on two cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
    // Without pictures, which take a core of their own while a journey runs; the pages themselves are in it.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'exec node_modules/node/bin/node apps/api/src/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      TILAVA_DEMO: '1',
      LOG_LEVEL: 'error',
      TILAVA_DATA_DIR: dataFolder,
    },
  },
});
