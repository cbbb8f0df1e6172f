import { expect } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { serverFailure } from '../support/problem.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

/** A match of the tenant's with the landlord, in whom neither is interested, and the calls of both. */
async function unrelatedMatch(baseURL: string | undefined) {
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
  if (match === undefined) throw new Error('The demo data have no match without interest');
  return { tenant, landlord, need, match };
}

test('a favourite is saved in the list, taken back where the server refuses, and found in its own list', async ({
  page,
  baseURL,
}) => {
  const { tenant, match } = await unrelatedMatch(baseURL);
  const street = match.announcement.properties.address.split(', ')[0] ?? '';
  try {
    await logIn(page, tenantEmail);
    const star = page.getByRole('button', { name: `Favorite: ${street}` }).first();

    await page.route('**/favorite/*', (route) => route.fulfill(serverFailure));
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
    await tenant.tilava.favorites.delete({ id: tenant.userId, announcementId: match.announcement.id });
  }
});

test('a favourite stays one in a list that was read before the server had heard of it', async ({
  page,
  baseURL,
}) => {
  const { tenant, match } = await unrelatedMatch(baseURL);
  const street = match.announcement.properties.address.split(', ')[0] ?? '';
  const star = page.getByRole('button', { name: `Favorite: ${street}` }).first();
  try {
    await logIn(page, tenantEmail);
    const letGo = await hold(page, '**/favorite/*');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Select filter' }).click();
    await page.getByRole('dialog').getByText('Above 60%').click();
    const answer = page.waitForResponse(/\/matchmaking/u);
    await page.getByRole('button', { name: 'Show results' }).click();
    await answer;
    await expect(page.getByRole('button', { name: 'Remove Above 60%' })).toBeVisible();
    const saved = page.waitForResponse('**/favorite/*');
    letGo();
    await saved;
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await tenant.tilava.favorites.delete({ id: tenant.userId, announcementId: match.announcement.id });
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
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${total} match`, 'u') }),
  ).toBeVisible();

  const link = page.getByRole('table').getByRole('rowheader').last().getByRole('link');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(page).toHaveURL(/\/user\/matches\?filter=under1500Metres$/u);
  // The list is where it was left.
  await expect(link).toBeInViewport();
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

test('a tenant or an announcement that there is not leads a landlord to the list', async ({
  page,
  baseURL,
}) => {
  const { landlord, need } = await unrelatedMatch(baseURL);
  const [own] = await landlord.tilava.announcements.listOfUser(landlord.userId);
  const unknown = '019b76da-0000-7000-8000-000000000000';
  await logIn(page, landlordEmail);
  for (const path of [`${own?.id ?? ''}/${unknown}`, `${unknown}/${need.id}`, 'no-id/no-id']) {
    await page.goto(`/user/matches/${path}`);
    await expect(page, path).toHaveURL(/\/user\/matches$/u);
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  }
});
