import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { chunkOf } from '../support/network.ts';
import { test } from '../support/test.ts';

const announcementMenu = chunkOf('src/app/AnnouncementMenu.tsx');
const forgotPassword = chunkOf('src/features/auth/components/ForgotPassword.tsx');
const retryButtonName = 'Reload: Something went wrong on this page';

/** Blocks a chunk of the app, as if the server were down, while the rest of the page loads. */
async function blockChunk(page: Page, chunk: string): Promise<void> {
  await page.route(`**${chunk}`, (route) => route.abort());
  // The page would reload itself if the server answered.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

const unblockChunk = (page: Page, chunk: string) => page.unroute(`**${chunk}`);

test('a component whose chunk does not load leaves a retry button, and the rest of the page works', async ({
  page,
}) => {
  await logIn(page, 'landlord@tilava.example');
  await blockChunk(page, announcementMenu);
  await page.goto('/user/matches');
  const retry = page.getByRole('button', { name: retryButtonName });
  const menu = page.getByRole('button', { name: /^Announcement: /u });
  await expect(retry).toHaveCount(1);
  await page.getByRole('button', { name: 'Select filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await retry.press('Enter');
  await expect(retry).toBeEnabled();
  await unblockChunk(page, announcementMenu);
  await retry.press('Enter');
  await expect(menu).toBeFocused();
  await expect(retry).toHaveCount(0);

  await blockChunk(page, announcementMenu);
  await page.reload();
  await expect(retry).toHaveCount(1);
  await unblockChunk(page, announcementMenu);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(menu).toBeVisible();
});

test('a dialog whose chunk does not load can be retried from where it was opened', async ({ page }) => {
  await page.goto('/login');
  await blockChunk(page, forgotPassword);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const retry = page.getByRole('button', { name: retryButtonName });
  await retry.focus();
  await unblockChunk(page, forgotPassword);
  await retry.click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
});

test('a chunk whose connection breaks off once is retried, and nothing that was typed is lost', async ({
  page,
}) => {
  await page.goto('/login');
  const broken = new Set<string>();
  await page.route('**/assets/*.js', (route) => {
    const request = route.request();
    if (request.resourceType() !== 'fetch' || broken.has(request.url())) return route.fallback();
    broken.add(request.url());
    return route.abort();
  });
  const email = page.getByLabel('Email');
  await email.fill('tenant@tilava.example');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  expect(broken.size).toBeGreaterThan(0);
  await expect(email).toHaveValue('tenant@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('makes-the-best-matches');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
});
