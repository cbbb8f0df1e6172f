import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drawnPicture, pngFile, removalOf } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { test } from '../support/test.ts';

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

test('an announcement counts interest and matches, which lead there, and asks for pictures', async ({
  page,
  baseURL,
}) => {
  const { tilava, own } = await ownAnnouncements(baseURL);
  const wanted = own.find(({ isActive, isInterested = [] }) => isActive && isInterested.length > 0);
  if (wanted === undefined) throw new Error('Nobody is interested in what the demo landlord lets');
  const { address } = wanted.properties;
  const { total } = await tilava.matchmaking.findMatches(
    { announcement: wanted.id },
    { all: true, limit: 1 },
  );
  const listOf = async (name: string | RegExp) => {
    await page.goto('/user/announcements');
    return section(page, 'Public announcements').getByRole('link', { name });
  };
  await logIn(page, email);
  await (await listOf(`${total} match${total === 1 ? '' : 'es'} ${address}`)).first().click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await expect(page.getByText(`for ${address}`)).toBeVisible();
  await (await listOf(`${wanted.isInterested?.length} interested ${address}`)).first().click();
  await expect(page).toHaveURL(/\/user\/dashboard$/u);
  await expect(page.getByRole('heading', { name: `Tenants interested in ${address}` })).toBeVisible();
  const addPictures = (await listOf(/^Add pictures /u)).first();
  const without = ((await addPictures.textContent()) ?? '').replace('Add pictures', '').trim();
  await addPictures.click();
  await expect(page).toHaveURL(/\/user\/information\/pictures$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: without })).toBeVisible();
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

  // As mails of alerts lead there.
  await page.goto(`/user/matches?announcement=${first.id}`);
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await expect(page.getByText(`for ${first.properties.address}`)).toBeVisible();
  await page.goto(`/user/matches?announcement=${second.id}`);
  await expect(page.getByText(`for ${second.properties.address}`)).toBeVisible();

  await page.goto(`/user/announcements/${first.id}`);
  await expect(page).toHaveURL(/\/user\/information$/u);
  await expect(page.getByRole('heading', { name: 'Preferred tenant' })).toBeVisible();
  await expect(page.locator('#property').getByText(first.properties.address)).toBeVisible();
});

test('the selector tells announcements at one address apart, and marks those that are hidden', async ({
  page,
  baseURL,
}) => {
  const { own } = await ownAnnouncements(baseURL);
  const [first, second] = own;
  if (first === undefined || second === undefined) throw new Error('The demo landlord lets too little');
  const { address } = first.properties;
  await page.route('**/api/v1/user/*/announcement', (route) =>
    route.fulfill({
      json: [
        { ...first, isActive: true, properties: { ...first.properties, residenceType: 'office', size: 54 } },
        {
          ...second,
          isActive: false,
          properties: { ...second.properties, address, residenceType: 'storage', size: 120.5 },
        },
      ],
    }),
  );
  await logIn(page, email);
  const street = address.split(',')[0] ?? '';
  const menu = page.getByRole('button', { name: /^Announcement: /u });
  await expect(menu).toHaveAccessibleName(`Announcement: ${street}, Office, 54\u00A0m²`);
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: `${address} Office, 54\u00A0m²` })).toBeChecked();
  await page
    .getByRole('menuitemradio', { name: `${address} Storage, 120.5\u00A0m² · Hidden`, exact: true })
    .click();
  await expect(menu).toHaveAccessibleName(`Announcement: ${street}, Storage, 120.5\u00A0m² · Hidden`);
});

test('a landlord enters a deposit, changes it, and takes it away by the box', async ({ page, baseURL }) => {
  const { tilava, own } = await ownAnnouncements(baseURL);
  const listing = own[0]?.properties;
  if (listing === undefined) throw new Error('The demo landlord lets nothing');
  const depositThere = async () => (await tilava.properties.get(listing.id)).deposit;
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
  };
  const amount = page.getByRole('textbox', { name: /^Deposit/u });
  try {
    await tilava.properties.update(listing.id, { deposit: 2700 });
    await logIn(page, email);
    await page.goto(`/user/edit/property/${listing.id}`);
    await expect(amount).toHaveValue(/^2.700$/u);
    await amount.fill('3100.50');
    await save();
    await expect(page.getByText('3\u00A0100.50\u00A0€')).toBeVisible();
    expect(await depositThere()).toBe(3100.5);

    await page.goto(`/user/edit/property/${listing.id}`);
    await page.locator('label').filter({ hasText: 'No deposit' }).click();
    await expect(amount).toHaveCount(0);
    await save();
    expect(await depositThere()).toBe(0);
  } finally {
    await tilava.properties.update(listing.id, { deposit: listing.deposit });
  }
});

test('the name of the account comes late into the bar, and moves nothing that is there to be pressed', async ({
  page,
}) => {
  const letThrough = await hold(page, /\/api\/v1\/user\/[^/]+$/u);
  await logIn(page, email);
  const bar = page.getByRole('banner');
  const pressed = [/^Announcement: /u, /^Language: /u, /^Theme: /u].map((name) =>
    bar.getByRole('button', { name }),
  );
  for (const button of pressed) await expect(button).toBeVisible();
  const account = bar.getByRole('button', { name: /^Account: (?!Account$)/u });
  await expect(account).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const places = () => Promise.all(pressed.map((button) => button.boundingBox()));
  const before = await places();
  letThrough();
  await expect(account).toBeVisible();
  expect(await places()).toEqual(before);
});

test('matches are loaded anew with each choice of an announcement, also of one that was just shown', async ({
  page,
  baseURL,
}) => {
  const { own } = await ownAnnouncements(baseURL);
  const [first, second] = own;
  if (first === undefined || second === undefined) throw new Error('The demo landlord lets too little');
  await logIn(page, email);
  await expect(page.getByText(`for ${first.properties.address}`)).toBeVisible();
  for (const { id, properties } of [second, first, second]) {
    const asked = page.waitForRequest(
      (request) => request.url().includes('/matchmaking') && request.postDataJSON().announcement === id,
    );
    await page.getByRole('button', { name: /^Announcement: /u }).click();
    await page.getByRole('menuitemradio', { name: properties.address }).click();
    await asked;
    await expect(page.getByText(`for ${properties.address}`)).toBeVisible();
  }
});

test('a broken entry shows Error, and the others are there', async ({ page, baseURL }) => {
  const { own } = await ownAnnouncements(baseURL);
  const [broken, ...others] = own.filter(({ isActive }) => isActive);
  await page.route('**/api/v1/user/*/announcement', async (route) => {
    const response = await route.fetch();
    const json: typeof own = await response.json();
    await route.fulfill({
      response,
      json: json.map((one) =>
        one.id === broken?.id ? { ...one, properties: { ...one.properties, propertyPics: null } } : one,
      ),
    });
  });
  await logIn(page, email);
  await page.goto('/user/announcements');
  const list = section(page, 'Public announcements');
  await expect(list.getByText('Error', { exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Make hidden/u })).toHaveCount(others.length);
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
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toEqual({ view: 'Over the market square' });
    await expect(page).toHaveURL(/\/user\/information$/u);
    await expect(page.getByText('Over the market square')).toBeVisible();
  } finally {
    await tilava.properties.update(listing.id, { view: listing.view });
  }
});

test('a landlord adds pictures to an announcement, puts them in order and removes them', async ({
  page,
  baseURL,
}) => {
  const { own } = await ownAnnouncements(baseURL);
  await logIn(page, email);
  await page.goto(`/user/information/pictures?announcement=${own[1]?.id ?? ''}`);
  const first = page.getByRole('row').first();
  const picture = await drawnPicture(page);
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([pngFile('hall.png', picture), pngFile('yard.png', picture)]);
  await expect(page.getByRole('row')).toHaveCount(2);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Move hall.png later' }).click();
  await saved;
  await page.reload();
  await expect(first).toContainText('yard.png');
  await expect(page.getByText('Picture 1 of 2')).toBeVisible();

  // What it shows is its alternative text, and stands where its name stood.
  await page.getByRole('button', { name: 'Edit: yard.png' }).click();
  await page.getByLabel('Description').fill('The yard from the street');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(first).toContainText('The yard from the street');
  await expect(page.getByRole('button', { name: 'Enlarge: The yard from the street' })).toBeVisible();
  await page.reload();
  await expect(first).toContainText('The yard from the street');

  await page.route('**/api/v1/files/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await removalOf(page, 'hall.png').click();
  await expect(page.getByText('Network Errors')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.unroute('**/api/v1/files/*');
  await removalOf(page, 'hall.png').click();
  await removalOf(page, 'yard.png').click();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('pictures that are moved faster than the server answers are in the last order that was shown', async ({
  page,
  baseURL,
}) => {
  const { own } = await ownAnnouncements(baseURL);
  await logIn(page, email);
  await page.goto(`/user/information/pictures?announcement=${own.at(-1)?.id ?? ''}`);
  const picture = await drawnPicture(page);
  const names = ['hall.png', 'yard.png', 'lift.png', 'door.png'];
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(names.map((name) => pngFile(name, picture)));
  await expect(page.getByRole('row')).toHaveCount(names.length);

  let count = 0;
  const letGo = await hold(page, '**/api/v1/residence/*', () => (count += 1) === 1);
  // Which picture has arrived last is not said.
  const text = await page.getByRole('row').last().textContent();
  const name = names.find((one) => text?.includes(one)) ?? '';
  const earlier = page.getByRole('button', { name: `Move ${name} earlier` });
  for (const place of [3, 2, 1]) {
    await earlier.click();
    await expect(page.getByRole('row').nth(place - 1)).toContainText(name);
  }
  const read = page.waitForResponse(/\/user\/[\w-]+\/announcement$/u);
  letGo();
  await read;
  await page.reload();
  await expect(page.getByRole('row').first()).toContainText(name);
  for (const one of names) await removalOf(page, one).click();
  await expect(page.getByRole('row')).toHaveCount(0);
});
