import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { startOwnServer } from '../support/ownServer.ts';
import { runFolder } from '../support/server.ts';
import { test } from '../support/test.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path fill="#2f6fde" d="M0 0h48v32H0Z"/></svg>';

/** What a page looks like that the whole brand has reached. */
async function expectBranded(page: Page): Promise<void> {
  const mark = page.getByRole('banner').locator('svg').first();
  await expect(mark).toHaveCSS('background-image', /\/brand\/[\da-f]{16}\.svg/u);
  await expect(mark).toHaveCSS('width', '42px');
  await expect(page.getByRole('banner').getByText('Harbour & Co')).toBeVisible();
}

test('an operator’s name, logo, colour and corners are on every page, and axe finds nothing', async ({
  browser,
}) => {
  const file = join(runFolder(), 'logo.svg');
  await writeFile(file, logo);
  const server = await startOwnServer('brand', {
    TILAVA_BRAND_NAME: 'Harbour & Co',
    TILAVA_BRAND_LOGO: file,
    TILAVA_BRAND_ACCENT: '#1d4ed8',
    TILAVA_BRAND_RADIUS: '0',
  });
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));

  await page.goto('/login');
  await expectBranded(page);
  await expect(page).toHaveTitle('Login · Harbour & Co');
  const button = page.getByRole('button', { name: 'Login' });
  await expect(button).toHaveCSS('border-radius', '0px');
  await expect(button).toHaveCSS('background-color', 'oklch(0.4882 0.2172 264.4)');
  await expectAccessible(page);

  await page.goto('/terms');
  // Any key starts the app, which then says the same.
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  await expect(page.getByRole('heading', { name: 'What Harbour & Co is' })).toBeVisible();
  await expectBranded(page);
  await expectAccessible(page);
  await expect(page.locator('body')).not.toContainText('Tilava');

  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await expectBranded(page);
  await expect(page).toHaveTitle('Matches · Harbour & Co');
  await expectAccessible(page);

  expect(faults).toEqual([]);
  await context.close();
  await server.close();
});
