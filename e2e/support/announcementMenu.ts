import { expect, type Page } from '@playwright/test';

/** Opens the menu of a landlord's announcements, once the account's name is beside it: it moves aside for that. */
export async function openAnnouncementMenu(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Account: (?!Account$)/u })).toBeVisible();
  await page.getByRole('button', { name: /^Announcement: /u }).click();
}
