import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const nameOfMissing = 'Load again: Something went wrong on this page';

/** Keeps files of the app from coming, as a server does that is away; what the page is made of else is there. */
async function withhold(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  // The page would load itself anew if it found the server there.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

const bringBack = (page: Page, part: string) => page.unroute(`**/assets/${part}-*.js`);

test('a part of a page that does not come leaves a button in its place, and the rest of the page works', async ({
  page,
}) => {
  await logIn(page, 'landlord@tilava.example');
  await withhold(page, 'AnnouncementMenu');
  await page.goto('/user/matches');
  const missing = page.getByRole('button', { name: nameOfMissing });
  const menu = page.getByRole('button', { name: /^Announcement: /u });
  await expect(missing).toHaveCount(1);
  await page.getByRole('button', { name: 'Select filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await missing.press('Enter');
  await expect(missing).toBeEnabled();
  await bringBack(page, 'AnnouncementMenu');
  await missing.press('Enter');
  await expect(menu).toBeFocused();
  await expect(missing).toHaveCount(0);

  await withhold(page, 'AnnouncementMenu');
  await page.reload();
  await expect(missing).toHaveCount(1);
  await bringBack(page, 'AnnouncementMenu');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(menu).toBeVisible();
});

test('a dialog whose code does not come is tried again from where it was opened', async ({ page }) => {
  await page.goto('/login');
  await withhold(page, 'ForgotPassword');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const missing = page.getByRole('button', { name: nameOfMissing });
  await missing.focus();
  await bringBack(page, 'ForgotPassword');
  await missing.click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
});

test('a file whose connection breaks off once comes all the same, and nothing that was typed is lost', async ({
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
