import type { Page } from '@playwright/test';

/** Chooses the second of a landlord's announcements by the bar, and answers its street. */
export async function chooseSecondAnnouncement(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Announcement: /u }).click();
  const second = page.getByRole('menuitemradio').nth(1);
  const street = ((await second.textContent()) ?? '').split(',')[0] ?? '';
  await second.click();
  return street;
}
