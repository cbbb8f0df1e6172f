import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { bestPremises } from '../support/matches.ts';
import { printedPages } from '../support/printedPages.ts';
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

test('a comparison is printed without what only a screen needs', async ({ page, baseURL }) => {
  const best = await bestPremises(baseURL, 2);
  await logIn(page, email);
  await page.goto(`/user/matches/comparison?${best.map((id) => `premises=${id}`).join('&')}`);
  await expect(facts(page, 2)).toBeVisible();
  const onScreen = [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('link', { name: 'Back to matches' }),
  ];
  for (const part of onScreen) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) await expect(part).toBeHidden();
  await expect(facts(page, 2)).toBeVisible();
  for (const name of [/^True cost/u, /^Match by criterion/u]) {
    await expect(page.getByRole('table', { name })).toBeVisible();
  }
});

for (const width of [1440, 390]) {
  test(`the list, a match and a comparison are printed without blank pages at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const best = await bestPremises(baseURL, 3);
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, email);
    await expect(page.getByText('Strong match').first()).toBeVisible();
    const list = await printedPages(page);
    expect(list.length).toBeGreaterThan(2);
    expect(list).not.toContain(false);

    await page.goto(`/user/matches/${best[0] ?? ''}`);
    await expect(page.getByRole('heading', { name: 'What the landlord is looking for' })).toBeVisible();
    expect(await printedPages(page)).not.toContain(false);

    await page.goto(`/user/matches/comparison?${best.map((id) => `premises=${id}`).join('&')}`);
    await expect(facts(page, 3)).toBeVisible();
    expect(await printedPages(page)).not.toContain(false);
  });
}
