import type { Page } from '@playwright/test';

/** Says at the form of a need what one looks for, as far as it asks for it. */
export async function fillNeed(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).fill('Annankatu 16');
  await page.getByRole('option', { name: 'Annankatu 16, 00120 Helsinki' }).click();
  const choose = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
  await choose('Office').click();
  await choose('2').click();
  await page.locator('input[name=sizeMax]').fill('80');
  await page.locator('input[name=rentMax]').fill('2500');
  await page.locator('input[name=moveInDate]').fill(`1/3/${String(new Date().getFullYear() + 1)}`);
}
