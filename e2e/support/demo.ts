import type { Page } from '@playwright/test';
import { createMemoryTokenStore, createTilava, type Tilava } from '@tilava/sdk';

/** The password of every demo account. */
export const demoPassword = 'makes-the-best-matches';

/** Logs in by the form, as a person would, and waits for the matches. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/user/matches');
}

/** Logs out by the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/u }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** A client of the API that is logged in, and who it is. */
export async function clientOf(
  baseURL: string | undefined,
  email: string,
): Promise<{ tilava: Tilava; userId: string }> {
  const tokenStore = createMemoryTokenStore();
  const tilava = createTilava({ baseUrl: `${baseURL ?? ''}/api/v1`, tokenStore });
  const { bearer, user } = await tilava.bearers.create({ email, password: demoPassword });
  await tokenStore.set(bearer);
  return { tilava, userId: user.id };
}
