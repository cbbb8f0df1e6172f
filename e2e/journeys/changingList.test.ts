import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { answerMatches } from '../support/matches.ts';
import { test } from '../support/test.ts';

/** The numbers of the rows that are drawn, by their places. */
const drawnNumbers = (page: Page) =>
  page
    .getByRole('table')
    .locator('tr[aria-rowindex]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const number = /Mallikatu (\d+)/u.exec(row.textContent)?.[1];
        return number === undefined
          ? []
          : [[Number(row.getAttribute('aria-rowindex')), Number(number)] as const];
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
  await logIn(page, 'tenant@tilava.example');
  const table = page.getByRole('table');
  await expect(table.getByText('Mallikatu 10', { exact: true })).toBeVisible();

  // Of the page that was read, three are hidden and one is new; then the next one is read.
  present = [5, ...present.filter((number) => ![10, 50, 109].includes(number))];
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('248 of 248 matches')).toBeAttached({ timeout: 1 });
  }).toPass({ timeout: 30_000, intervals: [50] });

  const seen = new Map<number, number>();
  await page.keyboard.press('Home');
  await expect(table.getByText('Mallikatu 5', { exact: true })).toBeVisible();
  while (seen.size < present.length) {
    const before = seen.size;
    await expect(async () => {
      await page.keyboard.press('PageDown');
      for (const [place, number] of await drawnNumbers(page)) seen.set(place, number);
      expect(seen.size).toBeGreaterThan(before);
    }).toPass({ timeout: 10_000, intervals: [50] });
  }
  const inOrder = [...seen].toSorted(([one], [other]) => one - other).map(([, number]) => number);
  expect(inOrder).toEqual(present);
});
