import { expect } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

test('a tenant chooses matches and reads them side by side, at an address of its own', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await page.getByRole('button', { name: 'Compare' }).click();
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Compare /u });
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('status').filter({ hasText: '3 chosen' })).toBeVisible();
  await page.getByRole('link', { name: 'Show side by side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premises side by side' })).toBeVisible();

  await page.reload();
  const facts = page.getByRole('table', { name: 'What they are: 3 premises' });
  await expect(facts.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('table', { name: /^True cost/u }).getByRole('rowheader')).toHaveCount(6);
  await expect(page.getByRole('table', { name: /^Match, wish by wish/u })).toBeVisible();
  const first = facts.getByRole('columnheader').first();
  const address = (await first.getByRole('link').getAttribute('href')) ?? '';
  await first.getByRole('button', { name: /^Leave out/u }).click();
  const rest = page.getByRole('table', { name: 'What they are: 2 premises' });
  await expect(rest.getByRole('columnheader')).toHaveCount(2);
  await expect(rest.locator(`a[href="${address}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Leave out/u })).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(boxes.first()).toBeVisible();
});
