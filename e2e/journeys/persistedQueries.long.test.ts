import { expect, type Page } from '@playwright/test';
import { logIn, logOut } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { serverFailure } from '../support/problem.ts';
import { test } from '../support/test.ts';

const persistedQueries = (page: Page) => page.evaluate(() => localStorage.getItem('tilava.lists') ?? '');

/** Holds back what the API answers until what is returned is called. */
const holdAnswers = (page: Page): Promise<() => void> => hold(page, '**/api/v1/**');

test('matches of the last visit show at once and say so, and go with the logout', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  const rows = page.getByRole('table').getByRole('rowheader');
  const age = page.getByText(/As of \d\d:\d\d \(.+\)$/u);
  await expect(rows.first()).toBeVisible();
  await expect(age).toHaveCount(0);
  const results = page.getByRole('status').filter({ hasText: /^\d+ match/u });
  const count = Number.parseInt(await results.innerText(), 10);
  await expect(rows).toHaveCount(count);
  await expect.poll(() => persistedQueries(page)).toContain('findMatches');

  const letAnswersCome = await holdAnswers(page);
  await page.reload();
  await expect(rows).toHaveCount(count);
  await expect(age).toBeVisible();
  letAnswersCome();
  await expect(age).toHaveCount(0);
  await expect(rows).toHaveCount(count);

  // What was there stays, also where nothing new comes.
  await page.route('**/api/v1/**', (route) => route.fulfill(serverFailure));
  await page.reload();
  await expect(page.getByText('The disk is on fire').first()).toBeVisible();
  await expect(rows).toHaveCount(count);
  await expect(age).toBeVisible();
  await page.unrouteAll();

  await logOut(page);
  await expect(page).toHaveURL(/\/$/u);
  expect(await persistedQueries(page)).toBe('');
});

for (const width of [390, 1280]) {
  test(`a list that is loaded anew is where it was left, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, 'tenant@tilava.example');
    await expect.poll(() => persistedQueries(page)).toContain('findMatches');
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const goal = 1_500;
    /** What stands above the list says less once that is from now. */
    const lines = 60;
    // Rows come piece by piece.
    await expect(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), goal);
      expect(await place()).toBe(goal);
    }).toPass();
    await page.reload();
    await expect.poll(async () => Math.abs((await place()) - goal)).toBeLessThan(lines);
  });
}

test('announcements of the last visit show at once, and somebody else finds nothing of them', async ({
  page,
}) => {
  await logIn(page, 'landlord@tilava.example');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('button', { name: /^Make hidden/u }).first()).toBeVisible();
  await expect.poll(() => persistedQueries(page)).toContain('listAnnouncementsOfUser');

  const letAnswersCome = await holdAnswers(page);
  await page.reload();
  await expect(page.getByText(/As of \d\d:\d\d \(.+\)$/u)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make hidden/u }).first()).toBeVisible();
  letAnswersCome();
  await expect(page.getByText(/As of \d\d:\d\d \(.+\)$/u)).toHaveCount(0);

  // The session ends by itself; another one begins.
  await page.evaluate(() => localStorage.removeItem('tilava.session'));
  await page.goto('/login');
  expect(await persistedQueries(page)).toContain('listAnnouncementsOfUser');
  await logIn(page, 'organisation@tilava.example');
  await expect.poll(() => persistedQueries(page)).not.toContain('listAnnouncementsOfUser');
  await expect.poll(() => persistedQueries(page)).toContain('findMatches');
});
