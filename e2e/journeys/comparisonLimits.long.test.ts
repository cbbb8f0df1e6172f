import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { bestPremises } from '../support/matches.ts';
import { test } from '../support/test.ts';

const email = 'tenant@tilava.example';

const facts = (page: Page, count: number) =>
  page.getByRole('table', { name: `Key facts: ${String(count)} premises` });

test('four premises are compared at most, in the list and by an address', async ({ page, baseURL }) => {
  const best = await bestPremises(baseURL, 5);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Compare' }).click();
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Compare /u });
  // As fast as somebody can who does not look.
  for (const index of [0, 1, 2, 3, 4]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('status').filter({ hasText: 'Four at most: remove one first' })).toBeVisible();
  await expect(boxes.nth(3)).toBeChecked();
  await expect(boxes.nth(4)).not.toBeChecked();
  await page.getByRole('link', { name: 'Show side by side' }).click();
  await expect(facts(page, 4).getByRole('columnheader')).toHaveCount(4);

  await page.goto(`/user/matches/comparison?${best.map((id) => `premises=${id}`).join('&')}`);
  await expect(facts(page, 4).getByRole('columnheader')).toHaveCount(4);
});
