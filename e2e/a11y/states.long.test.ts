import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { adminEmail } from '../support/admin.ts';
import { pngFile } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { publishLike, strangeMatch } from '../support/matches.ts';
import { serverFailure } from '../support/problem.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

// Colours that fade into the others' have no contrast to be checked.
test.use({ viewport: { width: 1280, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a favourite that is no longer available has no axe violation', async ({ page, baseURL }) => {
  const { tilava: landlord } = await clientOf(baseURL, landlordEmail);
  const { tilava: tenant, userId } = await clientOf(baseURL, tenantEmail);
  const { tilava: admin } = await clientOf(baseURL, adminEmail);
  const { need, announcement } = await strangeMatch(tenant, userId);
  const { id, properties } = await publishLike(landlord, announcement.properties, need);
  try {
    await tenant.favorites.add({ id: userId, announcementId: id });
    await landlord.announcements.update(id, { isActive: false });
    await logIn(page, tenantEmail);
    await page.goto('/user/matches?list=favorites');
    await expect(page.getByText('No longer available')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await admin.properties.delete(properties.id);
  }
});

test('a need to be said, the dashboard on its own and the deletion of an account have no axe violation', async ({
  page,
}) => {
  await logIn(page, tenantEmail);
  await page.goto('/user/edit/property/new');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('listbox')).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/user/information/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete my account' })).toBeVisible();
  await expectAccessible(page);
});

test('the question before one leaves, and both versions of a conflict, have no axe violation', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const [need] = await tilava.properties.listOfUser(userId);
  if (need === undefined) throw new Error('The demo tenant seeks nothing');
  try {
    await logIn(page, tenantEmail);
    await page.goto(`/user/edit/property/${need.id}`);
    await page.getByLabel('Short description').fill('A dry hall with a counter.');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await tilava.properties.update(need.id, { description: 'Theirs' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Both versions' })).toContainText('Theirs');
    await expectAccessible(page);
  } finally {
    await tilava.properties.update(need.id, { description: need.description });
  }
});

test('a picture that could not be uploaded, and a dashboard that could not be loaded, have no axe violation', async ({
  page,
}) => {
  await logIn(page, landlordEmail);
  await page.goto('/user/information/pictures');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([pngFile('none.png', Buffer.from(''))]);
  await expect(page.getByRole('listitem').getByText('This file can’t be read as a picture.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove none.png' }).click();

  await page.route('**/api/v1/**', (route) => route.fulfill(serverFailure));
  await page.addInitScript(() => {
    localStorage.removeItem('tilava.lists');
  });
  await page.goto('/user/dashboard');
  await expect(page.getByRole('main').getByText('Couldn’t load').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expectAccessible(page);
});
