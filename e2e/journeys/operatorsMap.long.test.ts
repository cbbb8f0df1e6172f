import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { serverFolder } from '../support/server.ts';
import { test } from '../support/test.ts';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '../../apps/api/src/cli/main.ts');
const tenant = 'tenant@tilava.example';

/** The map's code comes once the page is touched. */
async function openMap(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await logIn(page, tenant);
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.mouse.move(200, 300);
  await expect(page.locator('[data-map] [data-premises]').last()).toBeVisible();
}

test('a layer that is imported while the server runs is loaded and credited', async ({ page }) => {
  const env = { PATH: process.env['PATH'], TILAVA_DATA_DIR: serverFolder() };
  const map = (...args: readonly string[]) => run(process.execPath, [cli, 'map', ...args], { env });
  const file = join(serverFolder(), 'bay.geojson');
  const bay = [
    [24.9, 60.15],
    [24.93, 60.15],
    [24.93, 60.16],
    [24.9, 60.15],
  ];
  await writeFile(file, JSON.stringify({ type: 'Polygon', coordinates: [bay] }));
  await map('import', file, '--kind', 'water', '--credit', 'Source: the bay');
  try {
    const loaded = page.waitForResponse(/\/map\/\w+\/layers\/overview\/622-3007\.bin$/u);
    await openMap(page);
    expect((await loaded).ok()).toBe(true);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText('Map', { exact: true }).click();
    const credits = page.getByText(/ · Source: the bay$/u);
    await credits.scrollIntoViewIfNeeded();
    await expect(credits).toBeInViewport({ ratio: 1 });
  } finally {
    await map('remove', '--kind', 'water');
  }
});

/** A PMTiles file without tiles: its header, a directory of no entries, and no metadata. */
function emptyPmtiles(): Buffer {
  const file = Buffer.alloc(130);
  file.write('PMTiles\u0003', 'latin1');
  const offsets = [127, 1, 128, 2, 130, 0, 130, 0];
  for (const [index, value] of offsets.entries()) file.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // Clustered, not compressed, vector tiles of zooms up to 10, of all the earth.
  for (const [index, value] of [1, 1, 1, 1, 0, 10].entries()) file.writeUInt8(value, 96 + index);
  for (const [index, value] of [-180, -85, 180, 85].entries())
    file.writeInt32LE(value * 1e7, 102 + 4 * index);
  file.write('{}', 128);
  return file;
}

test('a PMTiles file is drawn below the marks, by a worker that the policy allows', async ({ page }) => {
  const file = emptyPmtiles();
  const path = '/map/0a1b2c3d4e5f/ground.pmtiles';
  await page.route('**/map/index.json', async (route) => {
    const response = await route.fetch();
    const index: object = await response.json();
    await route.fulfill({ response, json: { ...index, pmtiles: { path, credit: 'Source: the region' } } });
  });
  await page.route(`**${path}`, async (route) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(route.request().headers()['range'] ?? '') ?? [];
    const body = file.subarray(Number(from), Number(to) + 1);
    const headers = { 'content-range': `bytes ${from}-${Number(from) + body.length - 1}/${file.length}` };
    await route.fulfill({ status: 206, headers, body });
  });
  await openMap(page);
  await expect(page.locator('[data-vector="shown"] canvas')).toBeVisible();
  await expect(page.getByText(/ · Source: the region$/u)).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toContainEqual(
    expect.stringMatching(/^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/u),
  );
});
