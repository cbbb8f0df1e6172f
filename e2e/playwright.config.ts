import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '@tilava/api/server-process';
import { findChromium } from '@tilava/scripts/chromium';

/** Chosen where the run begins, so that two runs do not meet; its workers, which read this anew, inherit it. */
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
/** Where the server itself listens: what comes to the other port is passed on to it, and watched. */
const serverPort = (process.env['E2E_SERVER_PORT'] ??= String(await freePort()));
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
  // The longest journey takes 50 s beside two other checks on two cores, and thrice that where these are slow.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // What a whole run has to come to is asked at its end, and not where a part of it is run by words.
  projects: [
    { name: 'journeys', testIgnore: 'whole/**' },
    { name: 'whole', testMatch: 'whole/**', dependencies: ['journeys'] },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
    // What was done and asked for; pictures take a core of their own, and copies of the pages a sixth of all the time.
    // `--trace=on` takes them, too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  webServer: {
    command: 'exec node_modules/node/bin/node apps/api/src/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${serverPort}/`,
    reuseExistingServer: false,
    // It makes its store and its demo data, beside two other checks on two cores.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: serverPort,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TILAVA_DEMO: '1',
      LOG_LEVEL: 'error',
      // What else this machine does is no load that is to be shed.
      MAX_EVENT_LOOP_LAG: '0',
      TILAVA_DATA_DIR: dataFolder,
    },
  },
});
