import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** How much of a page may move by itself: what Web Vitals call good. */
const mostShift = 0.1;

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

const cases = [
  { role: 'tenant', addresses: ['/user/matches'], late: /^Account: /u },
  { role: 'landlord', addresses: ['/user/matches', '/user/announcements'], late: /^Announcement: /u },
] as const;

for (const { role, addresses, late } of cases) {
  test(`the pages of a ${role} stay where they are while they fill`, async ({ page }) => {
    await logIn(page, `${role}@tilava.example`);
    for (const width of [660, 900, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('button', { name: late })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page), `${address} at ${width} px`).toBeLessThan(mostShift);
      }
    }
  });
}
