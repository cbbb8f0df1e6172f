import { expect } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { answerMatches } from '../support/matches.ts';
import { endSession, logInAgain } from '../support/session.ts';
import { test } from '../support/test.ts';

const email = 'tenant@tilava.example';
const total = 5_000;

test('a list of 5,000 matches goes on as it is scrolled, and never holds more rows than what is near', async ({
  page,
  baseURL,
}) => {
  await answerMatches(page, baseURL, (cursor, limit) => {
    const start = cursor === null ? 1 : Number(cursor);
    const end = Math.min(total + 1, start + limit);
    const numbers = Array.from({ length: end - start }, (_, place) => start + place);
    return { numbers, total, nextCursor: end > total ? null : String(end) };
  });
  await logIn(page, email);
  const table = page.getByRole('table');
  const street = (number: number) => table.getByText(`Mallikatu ${number}`, { exact: true });
  await expect(street(1)).toBeVisible();
  await expect(page.getByText('5\u00A0000 matches within 3 km').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(table).toHaveAttribute('aria-rowcount', String(total + 1), { timeout: 1 });
    // A thousand of them, or more.
    await expect(page.getByText(/^\d\u00A0\d{3} of 5\u00A0000 matches$/u)).toBeAttached({ timeout: 1 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  expect(await table.getByRole('row').count()).toBeLessThan(100);

  // What was dropped on the way comes again.
  await page.keyboard.press('Home');
  await expect(street(1)).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
});

test('a session that ends in the middle of a list leads to the start, and back to the same list', async ({
  page,
  baseURL,
}) => {
  await logIn(page, email);
  await page.goto('/user/matches?filter=above60');
  const star = page
    .getByRole('table')
    .getByRole('button', { name: /^Favorite: /u })
    .first();
  await expect(star).toBeVisible();
  await endSession(page, baseURL);
  await logInAgain(page, email, (options) => star.click(options));
  await expect(page).toHaveURL(/\/user\/matches\?filter=above60$/u);
  await expect(page.getByRole('button', { name: 'Remove Above 60%' })).toBeVisible();
});
