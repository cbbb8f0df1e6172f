import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const landlordEmail = 'landlord@tilava.example';

test('what a tenant exports holds their own email and nobody else’s, also where both sides are interested', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Exporter', nearNeed);
  const { tilava: tenant } = await clientOf(baseURL, email);
  const landlord = await clientOf(baseURL, landlordEmail);
  const announcement = (await landlord.tilava.announcements.listOfUser(landlord.userId)).find(
    ({ isActive }) => isActive,
  );
  if (announcement === undefined) throw new Error('The demo landlord has nothing public');
  try {
    await landlord.tilava.users.update(landlord.userId, { shareContacts: true });
    await tenant.favorites.add({ id, announcementId: announcement.id }, { interested: true });
    await landlord.tilava.favorites.addInterest({ id, targetId: announcement.id });
    await logIn(page, email);
    await page.goto('/user/information/data');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('tilava.json');
    const text = await readFile(await file.path(), 'utf8');
    const exported = JSON.parse(text) as { readonly user: object; readonly properties: readonly object[] };
    expect(exported.user).toMatchObject({ id, email });
    expect(exported.properties).toMatchObject([{ address: nearNeed.address }]);
    expect(text).toContain(announcement.id);
    expect(new Set(text.match(/[\w.+-]+@[\w.-]+/gu))).toEqual(new Set([email]));
  } finally {
    await landlord.tilava.users.update(landlord.userId, { shareContacts: false });
    await admin.users.delete(id);
  }
});

test('a deletion says what is deleted, refuses a wrong password at its field, and ends the account by the right one', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Leaver', nearNeed);
  await logIn(page, email);
  await page.goto('/user/information/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText(
    'This deletes your profile, what you’re looking for or letting, your pictures, favourites and interests',
  );
  const password = dialog.getByRole('textbox', { name: 'Password' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await password.fill('not-the-password');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('The password is incorrect.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Old password was incorrect.')).toHaveCount(0);
  expect((await admin.users.get(id)).email).toBe(email);

  await password.fill(demoPassword);
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await confirm.click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect((await admin.users.list({ text: email })).entriesCount).toBe(0);
});
