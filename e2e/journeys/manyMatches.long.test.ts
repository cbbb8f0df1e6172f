import { expect, type Page } from '@playwright/test';
import { withoutEvents } from '@tilava/scripts/chromium';
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
  // Neither the end nor a part in the middle is further than one step.
  const inSight = table.getByText(/^Mallikatu \d+$/u).first();
  for (const part of [0.9, 0.5, 0.7]) {
    await expect(async () => {
      await page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), part);
      const number = Number((await inSight.innerText({ timeout: 500 })).slice('Mallikatu '.length));
      expect(number).toBeGreaterThan(part * 900);
    }).toPass({ timeout: 10_000, intervals: [50] });
  }
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

/** The numbers of the rows that are drawn, by their places. */
const drawnNumbers = (page: Page) =>
  page
    .getByRole('table')
    .locator('tr[aria-rowindex]')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => {
        const number = /Mallikatu (\d+?)00100/u.exec(row.textContent)?.[1];
        return [
          Number(row.getAttribute('aria-rowindex')),
          number === undefined ? null : Number(number),
        ] as const;
      }),
    );

test('a list that changes while it is open shows each match once', async ({ page, baseURL }) => {
  // In the order of the server's list; a cursor is the number of the last row of a page.
  let present = Array.from({ length: 250 }, (_, place) => 10 + place);
  await answerMatches(page, baseURL, (cursor, limit) => {
    const left = present.filter((number) => number > Number(cursor ?? 0));
    const numbers = left.slice(0, limit);
    const nextCursor = left.length > limit ? String(numbers.at(-1)) : null;
    return { numbers, total: present.length, nextCursor };
  });
  await page.setViewportSize({ width: 1280, height: 2_400 });
  await withoutEvents(page);
  await logIn(page, email);
  const table = page.getByRole('table');
  await expect(table.getByText('Mallikatu 10', { exact: true })).toBeVisible();

  // Of the page that was read, three are hidden and one is new; then the next one is read.
  present = [5, ...present.filter((number) => ![10, 50, 109].includes(number))];
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(table.getByText('Mallikatu 259', { exact: true })).toBeAttached({ timeout: 1 });
  }).toPass({ timeout: 30_000, intervals: [50] });

  await page.keyboard.press('Home');
  await expect(table.getByText('Mallikatu 5', { exact: true })).toBeVisible();
  const seen = new Map<number, number>();
  while (![...seen.values()].includes(259)) {
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      const drawn = await drawnNumbers(page);
      expect(drawn).not.toContainEqual([expect.any(Number), null]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await drawnNumbers(page)).toEqual(drawn);
      for (const [place, number] of drawn) seen.set(place, number ?? 0);
    }).toPass({ timeout: 10_000, intervals: [50] });
    // Less than what is seen at a time.
    await page.mouse.wheel(0, 1_500);
  }
  const inOrder = [...seen].toSorted(([one], [other]) => one - other).map(([, number]) => number);
  expect(inOrder).toEqual(present);
});
