import { expect, test, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';

const email = 'landlord@tilava.example';

/** The landlord's announcements as the server tells them. */
async function ownAnnouncements(baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, email);
  return { tilava, own: await tilava.announcements.listOfUser(userId) };
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) });

test('a landlord hides an announcement and makes it public again', async ({ page, baseURL }) => {
  const { own } = await ownAnnouncements(baseURL);
  const address = own.find(({ isActive }) => isActive)?.properties.address ?? '';
  await logIn(page, email);
  await page.goto('/user/announcements');
  await section(page, 'Public announcements')
    .getByRole('button', { name: `Make hidden: ${address}` })
    .click();
  const makePublic = section(page, 'Hidden announcements').getByRole('button', {
    name: `Make public: ${address}`,
  });
  // Where it went, the focus went too.
  await expect(makePublic).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    section(page, 'Public announcements').getByRole('button', { name: `Make hidden: ${address}` }),
  ).toBeFocused();
});

test('the chosen announcement decides matches and details, and stays chosen', async ({ page, baseURL }) => {
  const { own } = await ownAnnouncements(baseURL);
  const [first, second] = own;
  if (first === undefined || second === undefined) throw new Error('The demo landlord lets too little');
  await logIn(page, email);
  const menu = page.getByRole('button', { name: /^Announcement: /u });
  await expect(menu).toHaveText(first.properties.address.split(',')[0] ?? '');
  await menu.click();
  await page.getByRole('menuitemradio', { name: second.properties.address }).click();
  await expect(page.getByText(`for ${second.properties.address}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`for ${second.properties.address}`)).toBeVisible();

  await page.goto(`/user/announcements/${first.id}`);
  await expect(page).toHaveURL(/\/user\/information$/u);
  await expect(page.getByRole('heading', { name: 'The tenant you prefer' })).toBeVisible();
  await expect(page.locator('#property').getByText(first.properties.address)).toBeVisible();
});

test('a landlord changes the chosen announcement, and only that is sent', async ({ page, baseURL }) => {
  const { tilava, own } = await ownAnnouncements(baseURL);
  const listing = own[0]?.properties;
  if (listing === undefined) throw new Error('The demo landlord lets nothing');
  try {
    await logIn(page, email);
    await page.goto('/user/information');
    await page.getByRole('link', { name: 'Edit property' }).click();
    await page.getByLabel('View').fill('Over the market square');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ view: 'Over the market square' });
    await expect(page).toHaveURL(/\/user\/information$/u);
    await expect(page.getByText('Over the market square')).toBeVisible();
  } finally {
    await tilava.properties.update(listing.id, { view: listing.view });
  }
});
