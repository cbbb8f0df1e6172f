import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { bestPremises } from '../support/matches.ts';
import { printedPages } from '../support/printedPages.ts';
import { test } from '../support/test.ts';

const email = 'tenant@tilava.example';

const facts = (page: Page, count: number) =>
  page.getByRole('table', { name: `Key facts: ${String(count)} premises` });

const comparisonOf = (ids: readonly string[]) =>
  `/user/matches/comparison?${ids.map((id) => `premises=${id}`).join('&')}`;

/** Shows a page as it is printed, in dark where the screen is; the parts for a screen are seen before and not after. */
async function print(page: Page, onScreen: readonly Locator[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const part of onScreen) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const part of onScreen) await expect(part).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/^As of \d\d\/\d\d\/\d{4}$/u)).toBeVisible();
  // The lightness of what is written and of what is below it.
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colors[0]).toMatch(/oklch\((0\.[0-3]|[0-3]?\d%|[0-3]\d\.\d+%)/u);
  expect(colors[1]).toBe('rgba(0, 0, 0, 0)');
}

test('the match list is printed as its matches with their addresses', async ({ page }) => {
  await logIn(page, email);
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await print(page, [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Select filter' }),
    page.getByRole('button', { name: 'Compare' }),
    page.getByRole('button', { name: /^Favorite/u }).first(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await expect(page.getByText(/\d+ matches within 3\skm of/u)).toBeVisible();
  await expect(page.getByText('Kalevankatu 30', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('00100 Helsinki').first()).toBeVisible();
  await expect(page.getByText('Strong match').first()).toBeVisible();
});

test('a match is printed with its facts, without its map and other premises', async ({ page, baseURL }) => {
  const [best = ''] = await bestPremises(baseURL, 1);
  await logIn(page, email);
  await page.goto(`/user/matches/${best}`);
  await expect(page.getByRole('heading', { name: 'Similar premises' })).toBeAttached();
  await print(page, [
    page.getByRole('link', { name: 'Back to matches' }),
    page.getByRole('button', { name: "I'm Interested" }),
    page.getByRole('heading', { name: 'Similar premises' }),
    page.getByRole('application').or(page.locator('canvas')).first(),
  ]);
  for (const name of ['Why this match', 'True cost', 'Basic information', 'Additional information']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText(/ \d+, \d{5} Helsinki/u).first()).toBeVisible();
});

test('a comparison is printed without what only a screen needs', async ({ page, baseURL }) => {
  await logIn(page, email);
  await page.goto(comparisonOf(await bestPremises(baseURL, 3)));
  await expect(facts(page, 3)).toBeVisible();
  await print(page, [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('link', { name: 'Back to matches' }),
    page.getByRole('button', { name: /^Remove/u }).first(),
  ]);
  await expect(facts(page, 3)).toBeVisible();
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

    await page.goto(comparisonOf(best));
    await expect(facts(page, 3)).toBeVisible();
    expect(await printedPages(page)).not.toContain(false);
  });
}
