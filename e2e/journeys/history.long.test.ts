import { expect, type Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { logIn } from '../support/demo.ts';
import { chunkOf } from '../support/network.ts';
import { test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const followLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

test('the way back skips an address that led elsewhere, whether it was opened or followed', async ({
  page,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await followLink(page, 'Dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('/user/announcements');
  await expect(heading(page, 'Matches')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The brand links to /user, which leads on.
  await page.getByRole('link', { name: 'Tilava' }).first().click();
  await expect(heading(page, 'Matches')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Matches')).toBeVisible();
});

test('a page stays until the code of the next one has come, and those who go elsewhere meanwhile stay there', async ({
  page,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await expect(heading(page, 'Matches')).toBeVisible();
  const letPageCome = await hold(page, /\/assets\/DashboardPage-[^/]+\.js$/u);
  await followLink(page, 'Dashboard');
  await expect(heading(page, 'Matches')).toBeVisible();
  await followLink(page, 'Profile');
  await expect(heading(page, 'Profile')).toBeFocused();
  letPageCome();
  await followLink(page, 'Matches');
  await expect(heading(page, 'Matches')).toBeFocused();
});

test('a page whose code does not come can be asked for again from another page', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await expect(heading(page, 'Matches')).toBeVisible();
  const code = `**${chunkOf('src/routes/user/DashboardPage.tsx')}`;
  await page.route(code, (route) => route.abort());
  await followLink(page, 'Dashboard');
  await expect(heading(page, 'Something went wrong on this page')).toBeVisible();
  await page.unroute(code);
  await followLink(page, 'Matches');
  await expect(heading(page, 'Matches')).toBeVisible();
  await followLink(page, 'Dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('the way back asks before a form with changes is left', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await followLink(page, 'Profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Somebody else');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/edit\/profile$/u);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Somebody else');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/user\/information$/u);
  await expect(heading(page, 'Profile')).toBeVisible();
});
