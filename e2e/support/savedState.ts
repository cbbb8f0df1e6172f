import { expect, type Page } from '@playwright/test';
import { chooseSecondAnnouncement } from './announcementMenu.ts';
import { logIn } from './demo.ts';

/** What belongs to the device and to whoever sits at it: it outlives a logout. */
const ofDevice = ['tilava.language', 'tilava.theme'];

/** What local storage keeps, but for what belongs to the device, by name. */
export async function savedState(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.evaluate(() => Object.entries(localStorage));
  return Object.fromEntries(
    entries.filter(([name]) => !ofDevice.includes(name)).map(([name, text]) => [name, String(text)]),
  );
}

/** The names of what local storage keeps of its user, in order; a user's id is left out. */
export const savedNames = async (page: Page, userId: string): Promise<readonly string[]> =>
  Object.keys(await savedState(page))
    .map((name) => name.replace(`.${userId}`, ''))
    .toSorted();

/** Waits until lists of an operation are kept. */
export const expectListsOf = (page: Page, operation: string): Promise<void> =>
  expect.poll(async () => (await savedState(page))['tilava.lists'] ?? '').toContain(operation);

/** Takes what was there before any page of the browser's context is opened. */
export async function saveBefore(page: Page, saved: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    // A page that is loaded anew finds what the app has made of it.
    if (sessionStorage.getItem('journey saved') !== null) return;
    sessionStorage.setItem('journey saved', 'yes');
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  }, saved);
}

/** As if the server had ended whatever session there is, until the routes of the page are taken away. */
export const endSessions = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/**', async (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer ended' };
    await route.continue({ headers });
  });

/** Every row of what a landlord's browser keeps. */
export const landlordsRows = [
  'tilava.announcement',
  'tilava.draft.announcement',
  'tilava.filters',
  'tilava.lists',
  'tilava.session',
];

/** Lets a landlord's browser keep all of it, and answers which announcement is chosen, by its street. */
export async function keepEverything(page: Page): Promise<string> {
  await logIn(page, 'landlord@tilava.example');
  const street = await chooseSecondAnnouncement(page);
  await page.getByRole('button', { name: 'Select filter' }).click();
  await page.getByRole('dialog').getByText('Above 60%').click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/filter=above60/u);
  await expectListsOf(page, 'listAnnouncementsOfUser');
  await page.goto('/user/announcements/new/0');
  await page.getByRole('combobox', { name: 'Address' }).fill('Annankatu 16');
  await page.getByRole('option', { name: 'Annankatu 16, 00120 Helsinki' }).click();
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  return street;
}
