import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const address = (page: Page) => page.getByRole('combobox');
const map = (page: Page) => page.getByRole('application', { name: /^Map with a pin/u });

async function openMap(page: Page): Promise<void> {
  await page.goto('/signup/tenant/0');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(map(page)).toBeVisible();
}

test('a place is picked on the map by a click, and the next step opens', async ({ page }) => {
  await openMap(page);
  await map(page).click();
  await expect(address(page)).toHaveValue(/^.+ \d+\w?, 00\d{3} Helsinki$/u);
  const first = await address(page).inputValue();
  await expect(page.getByRole('status').filter({ hasText: `Selected: ${first}` })).toBeAttached();
  await expect(page.locator('[data-map] circle').first()).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/signup\/tenant\/1$/u);
  await page.goBack();
  await expect(address(page)).toHaveValue(first);
});

test('a pin is moved by the arrow keys and placed by Enter; the sea has no address', async ({ page }) => {
  await openMap(page);
  const pin = page.locator('[data-pin]');
  const nowhere = page.getByRole('status').filter({ hasText: 'There’s no registered address here.' });
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pin).toBeVisible();
  const place = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
  const start = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await place()).x - start.x)).toBe(20);
  await page.keyboard.press('Enter');
  await expect(address(page)).toHaveValue(/^.+ \d+\w?, 00\d{3} Helsinki$/u);
  const first = await address(page).inputValue();

  for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(nowhere).toBeAttached();
  await expect(address(page)).toHaveValue(first);

  // What is typed counts again.
  await address(page).fill('Annankatu 16');
  await expect(nowhere).toHaveCount(0);
  await page.getByRole('option', { name: 'Annankatu 16, 00120 Helsinki' }).click();
  await expect(address(page)).toHaveValue('Annankatu 16, 00120 Helsinki');
});

test('what a tenant looks for is moved on the map, too', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const [need] = await tilava.properties.listOfUser(userId);
  await logIn(page, 'tenant@tilava.example');
  await page.goto(`/user/edit/property/${need?.id ?? ''}`);
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  // The pin is where the tenant looks now.
  await expect(page.locator('[data-pin]')).toBeVisible();
  // Houses north-east of its middle; the corners are sea.
  await map(page).click({ position: { x: 430, y: 150 } });
  await expect(address(page)).not.toHaveValue(need?.address ?? '');
  const moved = await address(page).inputValue();
  await expect(page.getByRole('status').filter({ hasText: `Selected: ${moved}` })).toBeAttached();
});

test('a tap picks a place on a phone, whose page is scrolled over the map', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await openMap(page);
  await map(page).tap();
  await expect(address(page)).toHaveValue(/^.+ \d+\w?, 00\d{3} Helsinki$/u);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
