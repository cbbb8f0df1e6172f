import { expect, type Page } from '@playwright/test';
import { byPointer } from '../support/inputMethod.ts';
import { fillLocation, fillProperty, signUpLabels, type Visitor } from '../support/signUp.ts';
import { test } from '../support/test.ts';

test('a sign-up that is reloaded in the middle goes on where it was, back and forward', async ({ page }) => {
  const visitor: Visitor = { page, input: byPointer(page), labels: signUpLabels.en };
  await page.goto('/signup/tenant/0');
  await fillLocation(visitor);
  await fillProperty(visitor);
  const results = page.getByRole('heading', { name: visitor.labels.results });
  await expect(results).toBeVisible();

  await page.reload();
  await expect(results).toBeVisible();
  await expect(page.getByText(visitor.labels.draft)).toBeVisible();
  await page.goBack();
  await expect(page.locator('input[name=sizeMin]')).toHaveValue('40.5');
  await page.goForward();
  await expect(results).toBeVisible();
});

test('the landing page suggests addresses, and carries the chosen one or what is typed over', async ({
  page,
}) => {
  const labels = signUpLabels.en;
  const search = page.getByRole('combobox', { name: labels.search });
  const address = page.getByRole('combobox', { name: labels.address });
  await page.goto('/');
  await search.click();
  await page.keyboard.type('Annankatu 16');
  await expect(page.getByRole('option')).toHaveText(['Annankatu 16, 00120 Helsinki']);
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Annankatu 16, 00120 Helsinki');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('Annankatu 16, 00120 Helsinki');
  await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();

  await page.goBack();
  await search.fill('Valimotie 6, Vantaa');
  await expect(page.getByRole('option', { name: /^Valimotie 6/u }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('Valimotie 6, Vantaa');
});

test('the type of premises that is chosen on the landing page is ticked in the sign-up', async ({ page }) => {
  const labels = signUpLabels.en;
  await page.goto('/');
  await page.getByRole('combobox', { name: labels.search }).fill('Annankatu 16, 00120 Helsinki');
  await page.getByRole('combobox', { name: 'Property type' }).selectOption('Storage');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/signup/tenant/0');
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL('**/signup/tenant/1');
  await expect(page.getByRole('checkbox', { name: 'Storage' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Office' })).not.toBeChecked();
});

/** In each language, what is said where nothing is covered. */
const regions = [
  { language: 'en', locale: 'en-GB', region: /covers Helsinki, Espoo, Vantaa and Kauniainen/u },
  { language: 'fi', locale: 'fi-FI', region: /kattaa Helsingin, Espoon, Vantaan ja Kauniaisten osoitteet/u },
  { language: 'sv', locale: 'sv-FI', region: /täcker Helsingfors, Esbo, Vanda och Grankulla/u },
] as const;

for (const { language, locale, region } of regions) {
  test.describe(`an address that was typed on the landing page in ${language}`, () => {
    test.use({ locale });
    const labels = signUpLabels[language];

    const carryOver = async (page: Page, typed: string) => {
      await page.goto('/');
      await page.locator('input[name=address]').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/signup\/tenant\/0$/u);
      return page.getByRole('combobox', { name: labels.address });
    };

    test('is selected where it is exact; otherwise the list opens, and nothing is', async ({ page }) => {
      for (const typed of ['Valimotie 6, Vantaa', 'Leppäsuonaukio 1']) {
        const field = await carryOver(page, typed);
        await expect(page.getByRole('option').first()).toBeVisible();
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: labels.continue })).toBeDisabled();
      }

      const outside = await carryOver(page, 'Hämeenkatu 10, Tampere');
      await expect(page.getByRole('listbox').getByText(region)).toBeVisible();
      await expect(outside).toHaveValue('Hämeenkatu 10, Tampere');

      const exact = await carryOver(page, 'c/o Virtanen, Annankatu 16 as 12, Hki');
      await expect(exact).toHaveValue('Annankatu 16, 00120 Helsinki');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
    });
  });
}
