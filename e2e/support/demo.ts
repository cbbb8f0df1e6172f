import type { Page } from '@playwright/test';
import { createMemoryTokenStore, createTilava, type Schemas, type Tilava } from '@tilava/sdk';

/** The password of every demo account. */
export const demoPassword = 'makes-the-best-matches';

/** Fills the login form in, and sends it. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in by the form, as a person would, and waits for the matches. */
export async function logInByForm(page: Page, email: string): Promise<void> {
  await tryToLogIn(page, email, demoPassword);
  await page.waitForURL('**/user/matches');
}

/**
 * Begins a session and opens the matches, a second earlier than by the form. Journeys that are about logging in, or about
 * what it does to what the browser keeps, take the form.
 */
export async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/v1/bearers', { data: { email, password: demoPassword } });
  const { bearer, user }: Schemas['Session'] = await answer.json();
  const session = {
    token: bearer,
    userId: user.id,
    role: { isLandlord: user.isLandlord, isAdmin: user.isAdmin },
  };
  // Only from a page of the origin can something be stored for it; an empty one costs nothing.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }), {
    times: 1,
  });
  await page.goto('/empty');
  await page.evaluate((saved) => localStorage.setItem('tilava.session', saved), JSON.stringify(session));
  await page.goto('/user/matches');
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
