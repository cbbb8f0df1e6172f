import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { announcementTitles, drawnPicture, keepAnnouncementDraft, pngFile } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { keepTenantDraft, stepTitles } from '../support/signUp.ts';
import { test } from '../support/test.ts';

const visitorsPages = ['/', '/login', '/customer-service', '/terms', '/data-protection', '/ranking'];

// Colours that fade into the others' have no contrast to be checked.
test.use({ viewport: { width: 1280, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('what visitors read has no axe violation', async ({ page }) => {
  for (const path of visitorsPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the pages of signing up have no axe violation', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('link', { name: /^Lessor/ })).toBeVisible();
  await expectAccessible(page);
  await keepTenantDraft(page);
  for (const [step, title] of stepTitles.entries()) {
    await page.goto(`/signup/tenant/${step}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (step === 3) await page.getByRole('button', { name: 'More about you' }).click();
    await expectAccessible(page);
  }
  await page.goto('/signup/landlord');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('group', { name: '6 fields need your attention' })).toBeVisible();
  await expectAccessible(page);
});

test('the matches have no axe violation', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('checkbox', { name: 'Select the first four' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Show side by side' }).click();
  await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  await expectAccessible(page);
});

test("a landlord's pages have no axe violation", async ({ page }) => {
  await logIn(page, 'landlord@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/user/announcements');
  await expect(page.getByRole('heading', { name: 'Hidden announcements' })).toBeVisible();
  await expect(page.getByText('a month').first()).toBeVisible();
  await expectAccessible(page);
});

test('the steps of a new announcement have no axe violation', async ({ page, baseURL }) => {
  await logIn(page, 'landlord@tilava.example');
  const { userId } = await clientOf(baseURL, 'landlord@tilava.example');
  await keepAnnouncementDraft(page, userId);
  for (const [step, title] of announcementTitles.entries()) {
    await page.goto(`/user/announcements/new/${step}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (step === 1) {
      const chooser = page.locator('input[type=file]').first();
      await chooser.setInputFiles([
        pngFile('hall.png', await drawnPicture(page)),
        pngFile('none.png', Buffer.from('')),
      ]);
      await expect(page.getByRole('button', { name: 'Remove hall.png' })).toBeVisible();
      await expect(
        page.getByRole('listitem').getByText('This file can’t be read as a picture.'),
      ).toBeVisible();
    }
    await expectAccessible(page);
  }
});

for (const role of ['tenant', 'landlord']) {
  test(`the dashboard of a ${role} has no axe violation`, async ({ page }) => {
    await logIn(page, `${role}@tilava.example`);
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(2);
    await page.getByRole('button', { name: 'View as table' }).first().click();
    await expectAccessible(page);
  });

  test(`the details of a ${role}, and where they are changed, have no axe violation`, async ({ page }) => {
    await logIn(page, `${role}@tilava.example`);
    await page.goto('/user/information');
    await expect(page.getByText('Short description').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/user/information/notifications');
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('radio').first()).toBeVisible();
    await expectAccessible(page);
    if (role === 'landlord') {
      await page.goto('/user/information/pictures');
      await expect(page.getByRole('button', { name: /^Choose/u }).first()).toBeVisible();
      await expectAccessible(page);
    }
    for (const [address, edit] of [
      ['/user/information', /^Edit(?: property)?$/u],
      // Of a tenant, it leads to the same page.
      ['/user/information/profile', 'Edit profile'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('link', { name: edit }).click();
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      await expectAccessible(page);
    }
  });
}
