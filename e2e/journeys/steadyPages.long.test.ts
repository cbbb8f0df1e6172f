import { expect, type Page } from '@playwright/test';
import { withoutEvents } from '@tilava/scripts/chromium';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** How much of a page may move by itself: a fifth of what Web Vitals call good. */
const maxShift = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** What has moved by itself since the page began, as the browser's layout shifts tell it. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    return shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
  });

const own = [
  { address: '/user/dashboard', last: 'Application tracking' },
  { address: '/user/information', last: undefined },
  { address: '/user/information/data', last: 'Change password' },
  { address: '/user/information/notifications', last: 'Contact and emails' },
];
const matches = { address: '/user/matches', last: undefined };

const cases = [
  { role: 'tenant', late: /^Account: /u, pages: [matches, ...own] },
  {
    role: 'landlord',
    late: /^Announcement: /u,
    pages: [matches, { address: '/user/announcements', last: undefined }, ...own],
  },
] as const;

for (const { role, late, pages } of cases) {
  test(`the pages of a ${role} stay where they are while they fill`, async ({ page }) => {
    await withoutEvents(page);
    await logIn(page, `${role}@tilava.example`);
    for (const width of [390, 900]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { address, last } of pages) {
        await page.goto(address);
        if (width > 640) await expect(page.getByRole('button', { name: late })).toBeVisible();
        if (last !== undefined) await expect(page.getByRole('heading', { name: last })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page), `${address} at ${width} px`).toBeLessThan(maxShift);
      }
    }
  });
}
