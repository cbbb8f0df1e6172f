import { expect, type Page } from '@playwright/test';
import { adminEmail } from '../support/admin.ts';
import { demoPassword, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

/** The calls of one kind that a page makes from now on. */
function callsOf(page: Page, method: string, path: RegExp): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('a double press asks for one new password', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('nobody@tilava.example');
  const calls = callsOf(page, 'POST', /\/user\/reset$/u);
  await dialog.locator('button[type=submit]').dblclick();
  await expect(dialog.getByText('The new password has been sent to your email')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a double press of the admin deletes once', async ({ page, baseURL }) => {
  const { email } = await addIsolatedUser(baseURL, 'Pressed', nearNeed);
  await logIn(page, adminEmail);
  await page.goto(`/admin?tab=user&text=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const calls = callsOf(page, 'DELETE', /\/user\//u);
  await page.getByRole('button', { name: "Yes, I'm sure" }).dblclick();
  await expect(page.getByText('No results')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a double press changes the password once, and says so', async ({ page, baseURL }) => {
  const { email } = await addIsolatedUser(baseURL, 'Twice', nearNeed);
  await logIn(page, email);
  await page.goto('/user/information/data');
  await page.locator('input[name=oldPassword]').fill(demoPassword);
  // The same words, as two keyboards compose them.
  await page.locator('input[name=newPassword]').fill('pa\u0308ssword-of-mine');
  await page.locator('input[name=confirmNewPassword]').fill('p\u00e4ssword-of-mine');
  const calls = callsOf(page, 'PATCH', /\/user\//u);
  await page.getByRole('button', { name: 'Change password' }).dblclick();
  await expect(page.getByText('Password changed.')).toBeVisible();
  expect(calls).toHaveLength(1);
});
