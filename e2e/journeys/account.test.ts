import { expect, type Page } from '@playwright/test';
import { createTilava } from '@tilava/sdk';
import { demoPassword, tryToLogIn } from '../support/demo.ts';
import { linkMailedTo, passwordMailedTo } from '../support/mails.ts';
import { test } from '../support/test.ts';

const ownPassword = 'a-long-walk-by-the-sea';

/** Fills the section of the password in, and sends it. */
async function changePassword(page: Page, old: RegExp, before: string, after: string): Promise<void> {
  await page.getByRole('textbox', { name: old }).fill(before);
  await page.getByRole('textbox', { name: 'New password, minimum 8 characters' }).fill(after);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(after);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('an account is verified by its mail, its password is forgotten, and a new one is set', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const email = `forgetful-${Date.now()}@tilava.example`;
  await createTilava({ baseUrl: `${baseURL ?? ''}/api/v1` }).users.create({
    email,
    password: demoPassword,
    isLandlord: true,
    privateTenant: { firstName: 'Veera', lastName: 'Aalto', phoneNumber: '+358401234599' },
    languages: ['fi'],
    language: 'en',
  });

  await tryToLogIn(page, email, demoPassword);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('User not verified. Check your email for the verification link.');
  await alert.getByRole('button', { name: 'Send a new email' }).click();
  await expect(alert).toContainText('Verification code sent');

  const link = await linkMailedTo(email);
  // Where a sentence ends behind it, its full stop comes along.
  await page.goto(`${link}.`);
  await expect(page.getByText('User verified')).toBeVisible();
  await page.reload();
  await expect(page.getByText('User already verified')).toBeVisible();
  await page.goto(`${link.slice(0, -4)}aaaa`);
  await expect(page.getByText('Verification failed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send a new email' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send new password' }).click();
  await expect(dialog).toContainText('The new password has been sent to your email');

  const temporary = await passwordMailedTo(email);
  await tryToLogIn(page, email, temporary);
  await expect(page).toHaveURL(/\/user\/information#password$/);
  await expect(page.getByText('Set a new password to continue.')).toBeVisible();
  for (const path of ['/user/matches', '/dashboard', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/user\/information#password$/);
  }
  await changePassword(page, /^Temporary password/u, 'not-the-one-of-the-mail', ownPassword);
  await expect(page.getByText('Old password was incorrect.')).toBeVisible();
  await changePassword(page, /^Temporary password/u, temporary, ownPassword);
  await expect(page.getByText('Password changed.').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByText('You have no public announcements')).toBeVisible();
});
