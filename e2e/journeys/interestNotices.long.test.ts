import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { publishLike, strangeMatch } from '../support/matches.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

const section = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })
    .first();

/** Of the properties that the tenant is interested in, the page begins with a few. */
const showAll = (page: Page) => page.getByRole('button', { name: /^Show all/u }).click();

test('interest of a tenant is counted until the landlord has seen it', async ({ page, baseURL }) => {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, seeker.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  try {
    await tenant.favorites.add({ id: seeker.id, announcementId: id }, { interested: true });
    await logIn(page, owner.email);
    const link = page.getByRole('link', { name: /^Dashboard/u });
    await expect(link).toHaveAccessibleName('Dashboard 1 new');
    await link.click();
    const list = section(page, 'Interest in your premises');
    await expect(list.getByText('New', { exact: true })).toBeVisible();
    await expect(link).toHaveAccessibleName('Dashboard');
    await list.getByRole('link', { name: `Seeker is interested in ${nearNeed.address}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Match information' })).toBeVisible();
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});

test('interest of the landlord shows on the open page of a tenant by itself', async ({ page, baseURL }) => {
  const { tilava, userId: id } = await clientOf(baseURL, tenantEmail);
  const { tilava: landlord, userId } = await clientOf(baseURL, landlordEmail);
  const announcement = (await landlord.announcements.listOfUser(userId)).find(({ isActive }) => isActive);
  if (announcement === undefined) throw new Error('The demo landlord has nothing public');
  const targetId = announcement.id;
  await tilava.favorites.add({ id, announcementId: targetId }, { interested: true });
  await landlord.favorites.deleteInterest({ id, targetId });
  try {
    await page.clock.install();
    await logIn(page, tenantEmail);
    await page.goto(`/user/matches/${announcement.properties.id}`);
    await expect(page.getByRole('button', { name: "I'm Interested" })).toBeVisible();
    await expect(page.getByText('You’re both interested')).toHaveCount(0);
    await landlord.favorites.addInterest({ id, targetId });
    await page.clock.runFor(21_000);
    await expect(page.getByText('You’re both interested')).toBeVisible();
  } finally {
    await landlord.favorites.deleteInterest({ id, targetId });
    await tilava.favorites.delete({ id, announcementId: targetId }, { interested: true });
  }
});

test('an announcement of interest that was hidden since stays on the dashboard until the interest is taken back', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId: id } = await clientOf(baseURL, tenantEmail);
  const { announcement } = await strangeMatch(tilava, id);
  const { tilava: admin } = await clientOf(baseURL, 'admin@tilava.example');
  await tilava.favorites.add({ id, announcementId: announcement.id }, { interested: true });
  await admin.announcements.update(announcement.id, { isActive: false });
  try {
    await logIn(page, tenantEmail);
    await page.goto('/user/dashboard');
    await showAll(page);
    const card = section(page, 'Properties you are interested in')
      .getByRole('article')
      .filter({ hasText: 'No longer available' });
    await card.getByRole('button', { name: "I'm Interested" }).click();
    await expect(card).toHaveCount(0);
  } finally {
    await admin.announcements.update(announcement.id, { isActive: true });
    await tilava.favorites.delete({ id, announcementId: announcement.id }, { interested: true });
  }
});

test('what joins the dashboard is waited for beside what is there, and takes no focus away', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId: id } = await clientOf(baseURL, tenantEmail);
  const interest = (announcementId: string) => ({ id, announcementId });
  const { announcement: first } = await strangeMatch(tilava, id);
  await tilava.favorites.add(interest(first.id), { interested: true });
  const { announcement: second } = await strangeMatch(tilava, id);
  try {
    await page.clock.install();
    await logIn(page, tenantEmail);
    await page.goto('/user/dashboard');
    await showAll(page);
    const cards = section(page, 'Properties you are interested in').getByRole('article');
    const link = cards.filter({ hasText: first.properties.address.split(', ')[0] ?? '' }).getByRole('link');
    await link.focus();
    const count = await cards.count();
    const letGo = await hold(page, '**/api/v1/matchmaking?*specific=true*');
    await tilava.favorites.add(interest(second.id), { interested: true });
    const asked = page.waitForRequest((request) => request.postData()?.includes(second.id) === true);
    await page.clock.runFor(21_000);
    await asked;
    await expect(link).toBeFocused();
    await expect(cards).toHaveCount(count);
    letGo();
    await expect(cards).toHaveCount(count + 1);
    await expect(link).toBeFocused();
  } finally {
    await tilava.favorites.delete(interest(first.id), { interested: true });
    await tilava.favorites.delete(interest(second.id), { interested: true });
  }
});
