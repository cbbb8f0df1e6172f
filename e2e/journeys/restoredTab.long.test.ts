import { expect, type Page } from '@playwright/test';
import { logIn, logInByForm, logOut } from '../support/demo.ts';
import { test } from '../support/test.ts';

/**
 * Puts a page into the state of one in the back/forward cache: it hears nothing of other tabs. The browser without
 * windows has no such cache.
 */
const freeze = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.documentElement.dataset['frozen'] = '';
  });

/** Restores it. What is returned is all that the page shows when the next frame is painted. */
const restore = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        delete document.documentElement.dataset['frozen'];
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        requestAnimationFrame(() => resolve(document.body.innerText));
      }),
  );

const savedUserId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tilava.session') ?? 'null')?.userId ?? null);

/** Opens the matches of a tenant, with a dialog, and leaves them for another page. */
async function leaveMatches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => {
      if ('frozen' in document.documentElement.dataset) event.stopImmediatePropagation();
    });
  });
  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Aino')).not.toHaveCount(0);
  await freeze(page);
}

test('a tab that is restored shows nothing of whoever has logged out, and leaves the next session alone', async ({
  page,
  context,
}) => {
  await leaveMatches(page);
  const other = await context.newPage();
  await other.goto('/user/matches');
  await logOut(other);
  await expect(other).toHaveURL(/\/$/u);
  await logInByForm(other, 'landlord@tilava.example');
  const userId = await savedUserId(other);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  const firstFrame = await restore(page);
  expect(firstFrame).not.toMatch(/Aino|Select filter/u);
  await expect(page.getByRole('columnheader', { name: 'Tenant' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account/u })).not.toHaveText('Aino');
  expect(refused).toEqual([]);
  expect(await savedUserId(page)).toBe(userId);
  await other.reload();
  await expect(other.getByRole('columnheader', { name: 'Tenant' })).toBeVisible();
});

test('a tab that is restored after the logout leads to the start', async ({ page, context }) => {
  await leaveMatches(page);
  const other = await context.newPage();
  await other.goto('/user/matches');
  await logOut(other);
  await expect(other).toHaveURL(/\/$/u);

  expect(await restore(page)).not.toMatch(/Aino|Select filter/u);
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor’s tab goes on as whoever has logged in meanwhile in another', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('somebody@tilava.example');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  const other = await context.newPage();
  await logInByForm(other, 'tenant@tilava.example');
  await expect(page).toHaveURL(/\/user\/matches$/u);
});
