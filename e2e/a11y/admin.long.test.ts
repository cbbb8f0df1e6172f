import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { adminEmail, openList, rows } from '../support/admin.ts';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Chooses a language by the cookie that the server reads. */
const speak = (page: Page, language: string) =>
  page.evaluate((chosen) => {
    document.cookie = `tilava.language=${chosen}; path=/`;
    localStorage.setItem('tilava.language', chosen);
  }, language);

const actions = { en: /^Actions: /u, fi: /^Toiminnot: /u, sv: /^Åtgärder: /u } as const;

for (const language of ['en', 'fi', 'sv'] as const) {
  test(`the admin's views and actions have no axe violation in ${language}`, async ({ page }) => {
    await logIn(page, adminEmail);
    await speak(page, language);
    for (const address of ['/admin', '/admin?tab=user&page=2']) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: actions[language] }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button').nth(1).click();
    await expect(dialog.locator('input[type=file]')).toHaveCount(1);
    await expectAccessible(page);
    for (const address of ['/admin?tab=audit', '/admin?tab=system', '/admin?tab=user&text=nobody+at+all']) {
      await page.goto(address);
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test('the forms of the admin have no axe violation', async ({ page }) => {
  await logIn(page, adminEmail);
  await openList(page, 'tab=user');
  await page.getByRole('button', { name: actions.en }).nth(1).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Are you sure to delete/u)).toBeVisible();
  await expectAccessible(page);
  for (const address of ['/admin?tab=user&add=new', '/admin?add=new']) {
    await page.goto(address);
    await page.getByRole('button', { name: /^Add / }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
  }
  await openList(page, 'tab=property');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectAccessible(page);
});
