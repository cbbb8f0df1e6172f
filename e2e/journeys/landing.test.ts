import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Explore the map' });

/** In pixels from the top of the page. */
const topOf = async (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

test('the first view has the search and premises on a map, which becomes live without moving the page', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const samples = page.getByRole('list', { name: 'Sample premises in central Helsinki' });
    await expect(samples.getByRole('listitem')).toHaveCount(6);
    await expect(samples.getByRole('listitem').first()).toHaveText(/^Office, Liisankatu 15: ?1\s350\s€$/u);
    for (const seen of [page.getByRole('search'), opener(page)]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    // The demo's accounts come with the script.
    await page.mouse.move(200, 300);
    await page.mouse.move(200, 310);
    await expect(page.getByRole('button', { name: 'Organisation' })).toBeVisible();
    const top = await topOf(page, 'How matching works');
    await opener(page).press('Enter');
    await expect(page.getByRole('application', { name: /^Map around Kalevankatu 30/u })).toBeFocused();
    await expect(opener(page)).toHaveCount(0);
    expect(await topOf(page, 'How matching works')).toBe(top);
  }
});

test('a click on the map before the app is there opens it', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await expect(page.getByRole('application', { name: /^Map around/u })).toBeVisible();
  const premises = page.getByRole('listbox', { name: 'Premises on the map' });
  await premises.press('End');
  await expect(premises.getByRole('option')).toHaveCount(6);
});

test('the example answers to the keyboard, and says how well it matches once it is left alone', async ({
  page,
}) => {
  await page.goto('/');
  const rent = page.getByRole('slider', { name: 'Rent per month' });
  const reasons = page.getByRole('list', { name: 'Why this match' });
  await rent.focus();
  await expect(rent).toHaveAttribute('aria-valuetext', /^1\s350\s€$/u);
  await expect(reasons.getByRole('listitem').filter({ hasText: /^Partly matches: Rent/u })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  await expect(async () => {
    await rent.press('Home');
    await expect(rent).toHaveAttribute('aria-valuetext', /^700\s€$/u, { timeout: 500 });
  }).toPass();
  await expect(reasons.getByRole('listitem').filter({ hasText: /^Matches: Rent/u })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^94%, Strong match$/u })).toHaveCount(1);
  await page.getByRole('slider', { name: 'Distance' }).press('End');
  await expect(page.getByRole('status').filter({ hasText: /^83%, Strong match$/u })).toHaveCount(1);
});

test('the landing page is accessible as a picture and live', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await opener(page).click();
  await expect(page.getByRole('application', { name: /^Map around/u })).toBeVisible();
  await expectAccessible(page);
});
