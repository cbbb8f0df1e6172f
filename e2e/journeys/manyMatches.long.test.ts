import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { strangeMatch } from '../support/matches.ts';
import { endSession, logInAgain } from '../support/session.ts';
import { test } from '../support/test.ts';

const email = 'tenant@tilava.example';
const total = 5_000;

/** Answers with as many matches as there are in no demo data: one of theirs, again and again. */
async function answerMany(page: Page, baseURL: string | undefined): Promise<void> {
  const { tilava, userId } = await clientOf(baseURL, email);
  const { match } = await strangeMatch(tilava, userId);
  await page.route('**/api/v1/matchmaking?*favorite=false*', async (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const start = Number(parameters.get('cursor') ?? 0);
    const end = start + Number(parameters.get('limit'));
    const results = Array.from({ length: end - start }, (_, place) => {
      const number = String(start + place).padStart(12, '0');
      const address = `Mallikatu ${start + place + 1}, 00100 Helsinki`;
      const properties = {
        ...match.announcement.properties,
        id: `019b76da-0000-7000-9000-${number}`,
        address,
      };
      const announcement = { ...match.announcement, id: `019b76da-0000-7000-8000-${number}`, properties };
      return { ...match, announcement };
    });
    await route.fulfill({ json: { results, total, nextCursor: end < total ? String(end) : null } });
  });
}

test('a list of 5,000 matches goes on as it is scrolled, and never holds more rows than what is near', async ({
  page,
  baseURL,
}) => {
  await answerMany(page, baseURL);
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
