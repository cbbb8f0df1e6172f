import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const nameOfMissing = 'Load again: Something went wrong on this page';

/** Keeps files of the app from coming, as a server does that is away; what the page is made of else is there. */
async function withhold(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  // The page would load itself anew if it found the server there.
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

const bringBack = (page: Page, part: string) => page.unroute(`**/assets/${part}-*.js`);

test('parts of a page that do not come leave a button in their place, and the rest of the page works', async ({
  page,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await withhold(page, 'AccountBar', 'MatchPlot');
  await page.goto('/user/matches');
  const missing = page.getByRole('button', { name: nameOfMissing });
  await expect(missing).toHaveCount(2);
  await page.getByRole('button', { name: 'Select filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await bringBack(page, 'MatchPlot');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('figure', { name: 'Wanted place' })).toBeVisible();
  await expect(missing).toHaveCount(1);

  await missing.press('Enter');
  await expect(missing).toBeEnabled();
  await bringBack(page, 'AccountBar');
  await missing.press('Enter');
  await expect(page.getByRole('button', { name: /^Account/u })).toBeFocused();
  await expect(missing).toHaveCount(0);
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
