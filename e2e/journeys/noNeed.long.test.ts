import { expect } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { fillNeed } from '../support/need.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

test('a tenant whose need an admin has deleted says what they look for, and sees matches of it', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Needless', nearNeed);
  const { tilava } = await clientOf(baseURL, email);
  try {
    await logIn(page, email);
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
    for (const need of await tilava.properties.listOfUser(id)) await admin.properties.delete(need.id);

    await page.reload();
    await expect(page.getByText('You have no properties yet')).toBeVisible();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(0);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Say what you’re looking for' }).click();
    await expect(page).toHaveURL(/\/user\/edit\/property\/new$/u);
    await fillNeed(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
    await expect(page.locator('#property').getByText('Annankatu 16, 00120 Helsinki')).toBeVisible();
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /^\d+ matches within 3\skm of Annankatu 16/u }),
    ).toBeVisible();
    await expect(page.getByText('Strong match').first()).toBeVisible();
    expect(await tilava.properties.listOfUser(id)).toHaveLength(1);
  } finally {
    await admin.users.delete(id);
  }
});
