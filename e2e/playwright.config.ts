import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { excludeLongTests } from '@tilava/scripts/excludeLongTests';

/** Where its servers keep their data and their mails; the workers, which read this anew, inherit it. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'tilava-e2e-'));
const root = join(import.meta.dirname, '..');
const longJourneys = excludeLongTests();

/** Journeys in a real Chromium against real servers, on demo data of their own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  retries: 0,
  // Journeys mostly wait, so that two at a time keep one core busy; each worker has a server with data of its own.
  workers: 2,
  // The longest journey takes 50 s beside two other checks on two cores, and thrice that where these are slow.
  // Where axe reads each page in every language and theme, it takes six times as many looks.
  timeout: process.env['AXE'] === 'all' ? 900_000 : 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // What a whole run has to come to is asked at its end, and not where a part of it is run.
  projects: [
    { name: 'journeys', testIgnore: ['whole/**', ...longJourneys] },
    ...(longJourneys.length === 0
      ? [{ name: 'whole', testMatch: 'whole/**', dependencies: ['journeys'] }]
      : []),
  ],
  use: {
    // What a worker asks for passes by the routes of a page; journeys that are about the worker let it in.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    // What was done and asked for; pictures take a core of their own, and copies of the pages a sixth of all the time.
    // `--trace=on` takes them, too. Where nobody can open them afterwards, none are taken.
    trace: {
      mode: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
      screenshots: false,
      snapshots: false,
    },
  },
});
