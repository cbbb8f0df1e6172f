import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { fillNeed } from '../support/need.ts';
import { test } from '../support/test.ts';

const act = async (page: Page, need: RegExp, action: string) => {
  await page.getByRole('button', { name: need }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const headings = (page: Page) => page.locator('#property').getByRole('heading', { level: 3 });
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const ofOffice = /matches within 3\skm of Annankatu 16/u;

test('a tenant with two needs names, orders, pauses and deletes them, and switches between their matches', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Twofold', farNeed);
  const { tilava } = await clientOf(baseURL, email);
  const landlord = await clientOf(baseURL, 'landlord@tilava.example');
  const own = await landlord.tilava.announcements.listOfUser(landlord.userId);
  const isFound = async () => {
    const pages = await Promise.all(
      own.map((one) =>
        landlord.tilava.matchmaking.findMatches({ announcement: one.id }, { all: true, limit: 500 }),
      ),
    );
    return pages
      .flatMap(({ results }) => results)
      .some((match) => match.kind === 'tenant' && match.potentialTenant.user.id === id);
  };
  try {
    await logIn(page, email);
    await expect(page.getByText('No matches yet')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Search:/u })).toHaveCount(0);

    // A second one, with a name.
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('link', { name: 'Add a search' }).click();
    await fillNeed(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
    await expect(headings(page)).toHaveText([/Koskikatu 25/u, /Annankatu 16/u]);
    await act(page, /^More actions: .*Annankatu/u, 'Rename');
    await page.getByLabel('Name of the search').fill('x'.repeat(61));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter at most 60 characters.')).toBeVisible();
    await page.getByLabel('Name of the search').fill('Office in Kamppi');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(headings(page)).toHaveText([/Koskikatu 25/u, 'Office in Kamppi']);
    await expectAccessible(page);

    // Each has its own alerts.
    await page.goto('/user/information/notifications');
    const alerts = page.getByRole('region', { name: 'Alerts: Office in Kamppi' });
    await alerts.getByText('Every Monday at 8:00').click();
    await expect(alerts.getByRole('status')).toHaveText('Saved');
    const others = page.getByRole('region', { name: /^Alerts: .*Koskikatu/u });
    await expect(others.getByRole('radio', { name: 'Never' })).toBeChecked();

    // Each has its own matches, filters and order.
    await page.goto('/user/matches');
    await expect(page.getByText('No matches yet')).toBeVisible();
    await page.getByRole('button', { name: /^Search: .*Koskikatu/u }).click();
    await page.getByRole('menuitemradio', { name: 'Office in Kamppi' }).click();
    await expect(page).toHaveURL(/[?&]need=/u);
    await expect(status(page, ofOffice)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Select filter' }).click();
    await page.getByRole('dialog').getByText('Above 60%').click();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/filter=above60/u);
    await page.getByRole('button', { name: 'Search: Office in Kamppi' }).click();
    await page.getByRole('menuitemradio', { name: /Koskikatu/u }).click();
    await expect(page).toHaveURL(/\/user\/matches$/u);
    await page.goBack();
    await expect(page).toHaveURL(/filter=above60/u);
    await page.getByRole('table').getByRole('rowheader').first().click();
    await expect(page).toHaveURL(/\/user\/matches\/[^/?]+\?.*need=/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // First, paused and found no more; then the only one.
    await page.goto('/user/information');
    await act(page, /^More actions: Office in Kamppi/u, 'Move up');
    await expect(headings(page)).toHaveText(['Office in Kamppi', /Koskikatu 25/u]);
    expect(await isFound()).toBe(true);
    await act(page, /^More actions: Office in Kamppi/u, 'Pause');
    await expect(page.locator('#property').getByText('Paused', { exact: true })).toBeVisible();
    expect(await isFound()).toBe(false);
    await page.goto('/user/matches');
    await expect(status(page, ofOffice)).toBeVisible();
    await page.getByRole('button', { name: 'Search: Office in Kamppi' }).click();
    await page.getByRole('menuitemradio', { name: /Koskikatu/u }).click();
    await expect(page.getByText('No matches yet')).toBeVisible();

    // Deleted in another window while its list is open.
    const [, far] = await tilava.properties.listOfUser(id);
    await tilava.properties.delete(far?.id ?? '');
    await page.reload();
    await expect(page.getByText('This search has been deleted')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show my other matches' }).click();
    await expect(status(page, ofOffice)).toBeVisible();
    await page.goto('/user/information');
    await act(page, /^More actions: Office in Kamppi/u, 'Resume');
    await expect(page.locator('#property').getByText('Paused', { exact: true })).toHaveCount(0);
    expect(await isFound()).toBe(true);
    await act(page, /^More actions: Office in Kamppi/u, 'Delete');
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByText('You have no properties yet')).toBeVisible();
    expect(await tilava.properties.listOfUser(id)).toEqual([]);
  } finally {
    await admin.users.delete(id);
  }
});
