import { expect } from '@playwright/test';
import { demoPassword, logIn, logOut } from '../support/demo.ts';
import { test } from '../support/test.ts';

const sessionKey = 'tilava.session';

test('a wrong password is told of beside the form, and the right one then works', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('organisation@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The email or password you provided was wrong',
  );

  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
});

test('the keyboard alone logs in and out', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('tenant@tilava.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/matches');

  await page.getByRole('button', { name: /^Account/u }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await logIn(page, 'tenant@tilava.example');
  const other = await context.newPage();
  await other.goto('/user/matches');
  await expect(other.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();

  await logOut(page);
  await expect(other).toHaveURL(/\/$/);
});
