import { expect, type Page } from '@playwright/test';

/** Opens the menu of a landlord's announcements, once the account's name is beside it: it moves aside for that. */
export async function openAnnouncementMenu(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Account: (?!Account$)/u })).toBeVisible();
  await page.getByRole('button', { name: /^Announcement: /u }).click();
}

/** Chooses the second of them, and answers its street. */
export async function chooseSecondAnnouncement(page: Page): Promise<string> {
  await openAnnouncementMenu(page);
  const second = page.getByRole('menuitemradio').nth(1);
  const street = ((await second.textContent()) ?? '').split(',')[0] ?? '';
  await second.click();
  return street;
}
