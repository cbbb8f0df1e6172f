import { expect, test, type Page } from '@playwright/test';
import type { Tilava } from '@tilava/sdk';
import { clientOf, logIn } from '../support/demo.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

/** A match of the tenant's with the landlord, in whom neither is interested, and the calls of both. */
async function strangers(baseURL: string | undefined) {
  const tenant = await clientOf(baseURL, tenantEmail);
  const landlord = await clientOf(baseURL, landlordEmail);
  const need = (await tenant.tilava.properties.listOfUser(tenant.userId)).find(({ kind }) => kind === 'need');
  if (need === undefined) throw new Error('The demo tenant seeks nothing');
  const own = await landlord.tilava.announcements.listOfUser(landlord.userId);
  const { results } = await tenant.tilava.matchmaking.findMatches(
    { property: need.id },
    { favorite: false, limit: 500 },
  );
  const match = results
    .filter((result) => result.kind === 'announcement')
    .find(
      ({ announcement, isInterested, landlordInterestedIn, favorite }) =>
        own.some(({ id }) => id === announcement.id) && !isInterested && !landlordInterestedIn && !favorite,
    );
  if (match === undefined) throw new Error('The demo data have no match of strangers');
  return { tenant, landlord, need, match };
}

const share = (tilava: Tilava, userId: string, shareContacts: boolean) =>
  tilava.users.update(userId, { shareContacts });

const interest = (page: Page) => page.getByRole('button', { name: "I'm Interested" });

test('both sides are interested, reach each other, and no longer do once one withdraws', async ({
  page,
  browser,
  baseURL,
}) => {
  const { tenant, landlord, need, match } = await strangers(baseURL);
  await share(landlord.tilava, landlord.userId, true);
  try {
    await logIn(page, tenantEmail);
    await page.goto(`/user/matches/${match.announcement.properties.id}`);
    await expect(page.getByRole('heading', { name: 'Property & Landlord Profile' })).toBeVisible();
    await expect(page.getByText(landlordEmail)).toHaveCount(0);
    await interest(page).click();
    await expect(interest(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('You are both interested')).toHaveCount(0);

    const other = await browser.newPage();
    await logIn(other, landlordEmail);
    await other.goto(`/user/matches/${match.announcement.id}/${need.id}`);
    await expect(other.getByRole('heading', { name: 'Match information' })).toBeVisible();
    await expect(other.getByText(tenantEmail)).toHaveCount(0);
    await interest(other).click();
    await expect(other.getByText('You are both interested')).toBeVisible();
    await expect(other.getByText('The other side does not share its contact details.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('You are both interested')).toBeVisible();
    await expect(page.getByRole('link', { name: landlordEmail }).first()).toBeVisible();

    await interest(other).click();
    await expect(other.getByText('You are both interested')).toHaveCount(0);
    await page.reload();
    await expect(interest(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(landlordEmail)).toHaveCount(0);
    await other.close();
  } finally {
    await tenant.tilava.favorites.delete(tenant.userId, match.announcement.id, { interested: true });
    await landlord.tilava.favorites.deleteInterest(tenant.userId, match.announcement.id);
    await share(landlord.tilava, landlord.userId, false);
  }
});

test('a favourite is saved in the list, taken back where the server refuses, and found in its own list', async ({
  page,
  baseURL,
}) => {
  const { tenant, match } = await strangers(baseURL);
  const street = match.announcement.properties.address.split(', ')[0] ?? '';
  try {
    await logIn(page, tenantEmail);
    const star = page.getByRole('button', { name: `Favorite: ${street}` }).first();

    await page.route('**/favorite/*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Internal Server Error',
          status: 500,
          detail: 'The disk is on fire',
          code: 'internal_error',
          instance: '/',
          requestId: 'request',
        },
      }),
    );
    await star.click();
    await expect(page.getByText('The disk is on fire')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/favorite/*');

    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Favourite Potential Matches' }).click();
    await expect(page).toHaveURL(/list=favorites/u);
    await expect(page.getByRole('button', { name: `Favorite: ${street}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'View potential matches' }).click();
    await expect(page).toHaveURL(/\/user\/matches$/u);
  } finally {
    await tenant.tilava.favorites.delete(tenant.userId, match.announcement.id);
  }
});

test('the filters stand in the address, and the way back from a match leads to them', async ({ page }) => {
  await logIn(page, tenantEmail);
  await page.getByRole('button', { name: 'Select filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select filter' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await dialog.getByText('Under 1.5 km').click();
  const answer = page.waitForResponse((response) => response.url().includes('distanceBelow=1500'));
  await dialog.getByRole('button', { name: 'Show results' }).click();
  const { total } = (await (await answer).json()) as { readonly total: number };
  await expect(page).toHaveURL(/filter=under1500Metres/u);
  await expect(page.getByText(new RegExp(`^${total} match`, 'u'))).toBeVisible();

  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(page).toHaveURL(/\/user\/matches\?filter=under1500Metres$/u);
  await page.getByRole('button', { name: 'Remove Under 1.5 km' }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('a match that there is not leads to the list', async ({ page }) => {
  await logIn(page, tenantEmail);
  for (const id of ['019b76da-0000-7000-8000-000000000000', 'no-id']) {
    await page.goto(`/user/matches/${id}`);
    await expect(page).toHaveURL(/\/user\/matches$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  }
});
