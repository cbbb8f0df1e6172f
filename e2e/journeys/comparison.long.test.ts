import { expect } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { bestPremises } from '../support/matches.ts';
import { test } from '../support/test.ts';

test('a tenant chooses matches and reads them side by side, at an address of its own', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await page.getByRole('button', { name: 'Compare' }).click();
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Compare /u });
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await page.getByRole('link', { name: 'Show side by side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premises side by side' })).toBeVisible();

  await page.reload();
  const facts = page.getByRole('table', { name: 'Key facts: 3 premises' });
  await expect(facts.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('table', { name: /^True cost/u }).getByRole('rowheader')).toHaveCount(6);
  await expect(page.getByRole('table', { name: /^Match by criterion/u })).toBeVisible();
  const first = facts.getByRole('columnheader').first();
  const address = (await first.getByRole('link').getAttribute('href')) ?? '';
  await first.getByRole('button', { name: /^Remove/u }).click();
  const rest = page.getByRole('table', { name: 'Key facts: 2 premises' });
  await expect(rest.getByRole('columnheader')).toHaveCount(2);
  await expect(rest.locator(`a[href="${address}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove/u })).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(boxes.first()).toBeVisible();
  // What is left is still chosen, also after a reload.
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await expect(
    page.getByRole('table').getByRole('checkbox', { name: /^Compare /u, checked: true }),
  ).toHaveCount(2);
});

test('columns of a comparison begin at one height on a phone, and what takes one out hides nothing', async ({
  page,
  baseURL,
}) => {
  const ids = await bestPremises(baseURL, 4);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'tenant@tilava.example');
  await page.goto(`/user/matches/comparison?${ids.map((id) => `premises=${id}`).join('&')}`);
  const columns = page.getByRole('table', { name: /^Key facts/u }).getByRole('columnheader');
  await expect(columns).toHaveCount(ids.length);
  const tops: number[] = [];
  for (const column of await columns.all()) {
    const meter = await column.getByText(/^\d+\s?%$/u).boundingBox();
    const link = await column.getByRole('link').boundingBox();
    const button = await column.getByRole('button').boundingBox();
    const end = (button?.y ?? Infinity) + (button?.height ?? 0);
    expect(end).toBeLessThanOrEqual(Math.min(meter?.y ?? 0, link?.y ?? 0));
    tops.push(Math.round(meter?.y ?? -1));
  }
  expect(new Set(tops).size).toBe(1);
});

test('what is left out of a comparison can be brought back', async ({ page, baseURL }) => {
  const ids = await bestPremises(baseURL, 3);
  await logIn(page, 'tenant@tilava.example');
  await page.goto(`/user/matches/comparison?${ids.map((id) => `premises=${id}`).join('&')}`);
  const columns = page.getByRole('table', { name: /^Key facts/u }).getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  const names = await columns.getByRole('link').allTextContents();

  await columns.nth(1).getByRole('button').press('Enter');
  await expect(columns).toHaveCount(2);
  const leftOut = page.getByText(`Removed: ${names[1] ?? ''}`);
  await expect(page.getByRole('status').and(leftOut)).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(columns.getByRole('link')).toHaveText(names);
  await expect(page.getByRole('status').and(page.getByText(`Added back: ${names[1] ?? ''}`))).toBeAttached();
  await expect(page).toHaveURL((url) => url.searchParams.getAll('premises').join() === ids.join());
  await expect(leftOut).toHaveCount(0);
  // Whoever has brought it back by the keyboard is still there.
  const again = page.getByRole('button', { name: 'Remove again' });
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('a day in the list beside the plot stands on one line, within its column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'tenant@tilava.example');
  const days = page
    .getByRole('table')
    .getByRole('gridcell')
    .or(page.getByRole('cell'))
    .getByText(/^\d\d\/\d\d\/\d{4}$/u);
  await expect(days.first()).toBeVisible();
  for (const day of await days.all()) {
    const measured = await day.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const cell = element.closest('td');
      return {
        lines: range.getClientRects().length,
        left: (cell?.getBoundingClientRect().right ?? 0) - range.getBoundingClientRect().right,
      };
    });
    expect(measured.lines).toBe(1);
    expect(measured.left).toBeGreaterThanOrEqual(4);
  }
});

for (const width of [1440, 820, 390]) {
  test(`the comparison bar never hides what has the focus at ${width} px`, async ({ page, baseURL }) => {
    const ids = await bestPremises(baseURL, 2);
    await page.setViewportSize({ width, height: 600 });
    await logIn(page, 'tenant@tilava.example');
    await page.goto(`/user/matches?compare=true&${ids.map((id) => `premises=${id}`).join('&')}`);
    const show = page.getByRole('link', { name: 'Show side by side' });
    await expect(show).toBeVisible();
    // One of the last rows, of which each comes up from below the bar; the list is drawn row by row.
    await page
      .getByRole('checkbox', { name: /^Compare /u })
      .nth(37)
      .focus();
    const hidden: string[] = [];
    for (let presses = 0; presses < 200; presses += 1) {
      if (await show.evaluate((link) => link === document.activeElement)) break;
      hidden.push(
        ...(await show.evaluate((link) => {
          const focused = document.activeElement?.getBoundingClientRect();
          const bar = link.parentElement?.getBoundingClientRect();
          if (focused === undefined || bar === undefined) return ['Nothing has the focus'];
          if (link.parentElement?.contains(document.activeElement) === true) return [];
          return focused.bottom > bar.top && focused.top < bar.bottom
            ? [
                document.activeElement?.getAttribute('aria-label') ??
                  document.activeElement?.textContent ??
                  '',
              ]
            : [];
        })),
      );
      await page.keyboard.press('Tab');
    }
    await expect(show).toBeFocused();
    expect(hidden).toEqual([]);
  });
}
