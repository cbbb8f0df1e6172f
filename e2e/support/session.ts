import { expect, type Page } from '@playwright/test';
import { demoPassword } from './demo.ts';

/** Ends on the server the session of a page, which the page learns with its next call. */
export async function endSession(page: Page, baseURL: string | undefined): Promise<void> {
  const token = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('tilava.session') ?? '{}').token),
  );
  await fetch(`${baseURL ?? ''}/api/v1/bearers`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
}

/**
 * Logs in where a session has ended by itself: from the start, to which that led.
 *
 * @param act - tells the page of the end, unless something that it asked for by itself has told it before
 */
export async function logInAgain(
  page: Page,
  email: string,
  act: (options: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    if (!start.test(page.url())) await act({ timeout: 2_000 });
    await expect(page).toHaveURL(start, { timeout: 5_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Login' }).first().click();
  // The start has the same fields, and stays until the next page is drawn.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

const start = /127\.0\.0\.1:\d+\/$/u;
