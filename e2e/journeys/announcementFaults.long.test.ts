import { expect, type Page } from '@playwright/test';
import { drawnPicture, pngFile, removalOf } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { publishLike, strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

const email = 'landlord@tilava.example';

/** One more announcement of the landlord, and a way for an admin to take it away. */
async function oneMore(page: Page, baseURL: string | undefined) {
  const { tilava: landlord } = await clientOf(baseURL, email);
  const { tilava: tenant, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const { tilava: admin } = await clientOf(baseURL, 'admin@tilava.example');
  const { need, announcement } = await strangeMatch(tenant, userId);
  const { id, properties } = await publishLike(landlord, announcement.properties, need);
  await logIn(page, email);
  return { id, listing: properties, need, takeAway: () => admin.properties.delete(properties.id) };
}

test('of pictures that are added at a reload of the details, those are there that had arrived', async ({
  page,
  baseURL,
}) => {
  const { id, takeAway } = await oneMore(page, baseURL);
  await page.goto(`/user/information/pictures?announcement=${id}`);
  await expect(page).toHaveURL(/\/user\/information\/pictures$/u);
  const chooser = page.locator('input[type=file]').first();
  const picture = await drawnPicture(page);
  await chooser.setInputFiles([pngFile('hall.png', picture)]);
  await expect(removalOf(page, 'hall.png')).toBeVisible();
  await page.route('**/api/v1/files', () => undefined);
  await chooser.setInputFiles([pngFile('broken-off.png', picture)]);
  await expect(page.getByRole('progressbar', { name: /broken-off\.png/u })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('row')).toHaveText(/hall\.png/u);
  await expect(page.getByText('broken-off.png')).toHaveCount(0);
  await page.unrouteAll();
  await chooser.setInputFiles([pngFile('yard.png', picture)]);
  await expect(page.getByRole('row')).toHaveText([/hall\.png/u, /yard\.png/u]);
  await takeAway();
});

test('an announcement that is deleted while its list is open is said to be gone, and goes', async ({
  page,
  baseURL,
}) => {
  const { listing, takeAway } = await oneMore(page, baseURL);
  await page.goto('/user/announcements');
  const hide = page.getByRole('button', { name: `Make hidden: ${listing.address}` });
  await expect(hide).toBeVisible();
  await takeAway();
  await hide.click();
  await expect(page.getByText('This doesn’t exist, or you don’t have access to it')).toBeVisible();
  await expect(hide).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Make hidden: /u }).first()).toBeVisible();
});

test('an announcement that is deleted while it is edited is said to be gone, and what was written stays', async ({
  page,
  baseURL,
}) => {
  const { id, takeAway } = await oneMore(page, baseURL);
  await page.goto(`/user/announcements/${id}`);
  await page.getByRole('link', { name: 'Edit property' }).click();
  const view = page.getByLabel('View');
  await view.fill('Over the market square');
  await takeAway();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText('Couldn’t save')).toBeVisible();
  await expect(view).toHaveValue('Over the market square');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/user\/information$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible();
});

test('an announcement that is deleted while a match of it is open leads to the matches', async ({
  page,
  baseURL,
}) => {
  const { id, need, takeAway } = await oneMore(page, baseURL);
  await page.goto(`/user/matches/${id}/${need.id}`);
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  await takeAway();
  await page.getByRole('button', { name: "I'm Interested" }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
});
