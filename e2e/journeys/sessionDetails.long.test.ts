import { expect } from '@playwright/test';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const sessionKey = 'tilava.session';

test('an account that is not verified is told where its link is', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('sofia.lind@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'User not verified. Check your email for the verification link.',
  );
});

test('a session outlives a reload, and a visitor with one is led from the landing page to the matches', async ({
  page,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/matches$/);
});

test('a stored bearer that the server does not know ends the session at start', async ({ page, baseURL }) => {
  const { userId } = await clientOf(baseURL, 'tenant@tilava.example');
  await page.goto('/');
  const session = { token: 'nobodys', userId, role: { isLandlord: false, isAdmin: false } };
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [sessionKey, JSON.stringify(session)],
  );
  await page.goto('/user/matches');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('logging out needs no server, not even for the menu', async ({ page, relay }) => {
  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByRole('button', { name: 'Account: Aino' })).toBeVisible();
  relay.cut();
  try {
    await page.getByRole('button', { name: /^Account/u }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t load the menu');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  } finally {
    relay.restore();
  }
});

test('a tenant is led away from the pages of others', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  for (const path of ['/user', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/user\/matches$/);
  }
  await page.goto('/user/announcements');
  await expect(page).toHaveURL(/\/user\/matches$/);
  await page.goto('/user/no-such-page');
  await expect(page).toHaveURL(/\/user\/matches$/);
});
