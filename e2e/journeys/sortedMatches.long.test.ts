import { expect, type Locator, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const links = (page: Page) => page.getByRole('main').getByRole('rowheader').getByRole('link');

/** What the rows of a list lead to, without what the address keeps. */
const shown = (rows: Locator): Promise<readonly string[]> =>
  rows.evaluateAll((all) => all.map((link) => new URL(String(Reflect.get(link, 'href'))).pathname));

const sortButton = (page: Page, name: string) => page.getByRole('button', { name: `Sort: ${name}` });

test.use({ viewport: { width: 1280, height: 844 } });

test('a tenant sorts their matches by keyboard; the address keeps the order, links and the way back follow it', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const [need] = await tilava.properties.listOfUser(userId);
  const inOrder = async (sort: 'best' | 'rent' | 'size') => {
    const query = { favorite: false, sort, limit: 500 };
    const { results } = await tilava.matchmaking.findMatches({ property: need?.id ?? '' }, query);
    return results
      .filter((match) => match.kind === 'announcement')
      .map(({ announcement }) => `/user/matches/${announcement.properties.id}`);
  };
  const best = await inOrder('best');
  const byRent = await inOrder('rent');
  expect(byRent).not.toEqual(best);
  expect(byRent.toSorted()).toEqual(best.toSorted());

  await logIn(page, 'tenant@tilava.example');
  await expect(links(page)).toHaveCount(best.length);
  expect(await shown(links(page))).toEqual(best);
  await sortButton(page, 'Best match').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Best match' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sortButton(page, 'Lowest rent')).toBeFocused();
  await expect(page).toHaveURL(/\/user\/matches\?sort=rent$/u);
  await expect.poll(() => shown(links(page))).toEqual(byRent);
  await expect(page.getByRole('table', { name: 'Premises that match, lowest rent first' })).toBeVisible();

  // A match leads back to the same order.
  await links(page).first().click();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(page).toHaveURL(/\/user\/matches\?sort=rent$/u);
  await expect.poll(() => shown(links(page))).toEqual(byRent);

  await page.goto('/user/matches?filter=above60&sort=size');
  await expect(sortButton(page, 'Largest')).toBeVisible();
  const bySize = await inOrder('size');
  await page.getByRole('button', { name: 'Remove Above 60%' }).click();
  await expect.poll(() => shown(links(page))).toEqual(bySize);
  await expect(page).toHaveURL(/\/user\/matches\?sort=size$/u);

  // The best first is what an address without an order means.
  await sortButton(page, 'Largest').click();
  await page.getByRole('menuitemradio', { name: 'Best match' }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await expect.poll(() => shown(links(page))).toEqual(best);
  await page.goBack();
  await expect(sortButton(page, 'Largest')).toBeVisible();
  await expect.poll(() => shown(links(page))).toEqual(bySize);
});

test('a landlord sorts tenants by what they have of their own', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
  const [announcement] = await tilava.announcements.listOfUser(userId);
  const subject = { announcement: announcement?.id ?? '' };
  const { results } = await tilava.matchmaking.findMatches(subject, { all: true, sort: 'newest' });
  const newest = results
    .filter((match) => match.kind === 'tenant')
    .map(({ potentialTenant }) => `/user/matches/${subject.announcement}/${potentialTenant.properties.id}`);
  await logIn(page, 'landlord@tilava.example');
  await sortButton(page, 'Best match').click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Best match',
    'Nearest',
    'Newest',
    'How matches are ranked',
  ]);
  await page.getByRole('menuitemradio', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/\?sort=newest$/u);
  await expect.poll(() => shown(links(page))).toEqual(newest);
  // What tenants have not is no order of theirs.
  await page.goto('/user/matches?sort=rent');
  await expect(sortButton(page, 'Best match')).toBeVisible();
});
