import { expect, type Locator, type Page } from '@playwright/test';
import type { Tilava } from '@tilava/sdk';
import { demoPassword, logIn } from './demo.ts';

export const adminEmail = 'admin@tilava.example';

/** Opens an address of the admin's page, and waits for its list. */
export async function openList(page: Page, query: string): Promise<void> {
  await page.goto(`/admin?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Managing system' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** Logs the admin in, and opens an address of their page. */
export async function manage(page: Page, query: string): Promise<void> {
  await logIn(page, adminEmail);
  await openList(page, query);
}

/** The entries that a list shows. */
export const rows = (page: Page): Locator => page.getByRole('table').getByRole('rowheader');

/** Opens the dialog of what can be done with an entry. */
export async function openActions(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Actions' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Adds landlords who have a word in common, and answers their ids. */
export async function addLandlords(tilava: Tilava, word: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await tilava.users.create({
      email: `${word}-${String(number).padStart(2, '0')}@admin.example`,
      password: demoPassword,
      isLandlord: true,
      privateTenant: {
        firstName: word,
        lastName: `Number${String(number).padStart(2, '0')}`,
        phoneNumber: '+358401234567',
      },
      languages: ['en'],
      language: 'en',
    });
    ids.push(id);
  }
  return ids;
}
