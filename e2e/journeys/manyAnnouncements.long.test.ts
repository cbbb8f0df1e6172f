import { expect, type Page } from '@playwright/test';
import type { Tilava } from '@tilava/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const count = 40;

/** Forty changes take so long on a busy machine. */
const manyChanges = { timeout: 60_000 };

/** Publishes premises where nobody seeks any; every fourth is a storage. */
async function publishMany(tilava: Tilava): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const residenceType = number % 4 === 0 ? 'storage' : 'office';
    const { id } = await tilava.announcements.createResidence({ houseType: residenceType, file: [] });
    await tilava.announcements.create(id, {
      isLandlord: true,
      address: `Mallikatu ${number}, 96200 Rovaniemi`,
      x: farNeed.x,
      y: farNeed.y,
      residenceType,
      roomCount: [2],
      floor: 'middle',
      sizeMin: 50 + number,
      sizeMax: 50 + number,
      rentMin: 1000 + number,
      rentMax: 1000 + number,
    });
  }
}

const section = (page: Page, name: string) =>
  page.getByRole('table', { name }).or(page.getByRole('list', { name }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a landlord with forty announcements finds, changes, copies and deletes them', async ({
  page,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Portfolio', null);
  try {
    const { tilava, userId } = await clientOf(baseURL, owner.email);
    await publishMany(tilava);
    const rents = async () =>
      (await tilava.announcements.listOfUser(userId)).map(({ properties }) => properties.rent);
    const before = await rents();
    await logIn(page, owner.email);
    await page.goto('/user/announcements');
    const open = section(page, 'Public announcements');
    await expect(page.getByText('40 announcements', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // Found by text, type and order, which the address keeps.
    await page.getByLabel('Type').selectOption('Storage');
    await expect(page.getByText('10 of 40 shown')).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Highest rent');
    await expect(page).toHaveURL(/type=storage&sort=highestRent/u);
    await page.reload();
    await expect(page.getByText('10 of 40 shown')).toBeVisible();
    await expect(open.getByText(/^Mallikatu \d+, 96200 Rovaniemi$/u).first()).toHaveText(/^Mallikatu 40,/u);
    await page.getByLabel('Search by address or description').fill('mallikatu 4');
    await expect(page.getByText('2 of 40 shown')).toBeVisible();
    await press(page, 'Clear search and filters');
    await expect(page.getByText('40 announcements', { exact: true })).toBeVisible();

    // All rents rise by two per cent, and are put back.
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await expect(page.getByText('40 selected')).toBeVisible();
    await press(page, 'Change rents');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Change in per cent').fill('200');
    await dialog.getByRole('button', { name: 'Change rents' }).click();
    await expect(dialog.getByText(/^Enter a number from/u)).toBeVisible();
    await dialog.getByLabel('Change in per cent').fill('2');
    await expect(dialog.getByRole('row', { name: /^Total/u })).toContainText(/41\s636\.40/u);
    await dialog.getByRole('button', { name: 'Change rents' }).click();
    await expect(page.getByText('The rent of 40 announcements changed')).toBeVisible(manyChanges);
    expect(await rents()).toEqual(before.map((rent) => Math.round(rent * 102) / 100));
    await press(page, 'Undo');
    await expect(page.getByText('Undone for 40 announcements')).toBeVisible(manyChanges);
    expect(await rents()).toEqual(before);

    // Several are hidden, one of them is published by somebody else meanwhile, and the others are put back.
    await page.getByRole('checkbox', { name: /^Select Mallikatu 1,/u }).check();
    await page.getByRole('checkbox', { name: /^Select Mallikatu 2,/u }).check();
    await press(page, 'Make hidden');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, hide them' }).click();
    await expect(page.getByText('2 announcements hidden')).toBeVisible();
    const hidden = section(page, 'Hidden announcements');
    await expect(hidden.getByRole('checkbox', { name: 'Select Mallikatu 1, 96200 Rovaniemi' })).toBeVisible();
    const [first] = await tilava.announcements.listOfUser(userId);
    await tilava.announcements.update(first?.id ?? '', { isActive: true });
    await press(page, 'Undo');
    await expect(page.getByText('Undone for 1 announcement', { exact: true })).toBeVisible();
    await expect(page.getByText('Changed since, so not undone: 1 announcement')).toBeVisible();
    await expect(page.getByText('You have no hidden announcements')).toBeVisible();

    // Two are let, one of them by its menu, which is undone; the other is put back on the market.
    await page.getByRole('checkbox', { name: /^Select Mallikatu 1,/u }).check();
    await press(page, 'Mark as let');
    await dialog.getByRole('textbox', { name: 'Let from' }).fill('01/01/2027');
    await dialog.getByRole('button', { name: 'Mark as let' }).click();
    await expect(page.getByText('1 announcement marked as let')).toBeVisible();
    const isLet = section(page, 'Let premises');
    await expect(isLet.getByText('Let from 01/01/2027')).toBeVisible();
    await press(page, 'More actions: Mallikatu 2, 96200 Rovaniemi');
    await page.getByRole('menuitem', { name: 'Mark as let' }).click();
    await dialog.getByRole('button', { name: 'Mark as let' }).click();
    await expect(
      isLet.getByRole('button', { name: 'Put back on the market: Mallikatu 2, 96200 Rovaniemi' }),
    ).toBeFocused();
    await expectAccessible(page);
    await press(page, 'Undo');
    await expect(page.getByText('Undone for 1 announcement', { exact: true })).toBeVisible();
    await expect(isLet.getByText(/^Mallikatu 2,/u)).toBeHidden();
    await press(page, 'Put back on the market: Mallikatu 1, 96200 Rovaniemi');
    await expect(page.getByRole('heading', { name: 'Let premises' })).toBeHidden();

    // The dashboard says how they do, the selected one first.
    await page.goto('/user/dashboard');
    const overview = section(page, 'Your announcements');
    await expect(overview.getByRole('row')).toHaveCount(9);
    await page.getByRole('button', { name: 'Show all 40' }).click();
    await overview.getByRole('button', { name: 'Property' }).click();
    await expect(overview.getByRole('row').nth(2)).toContainText('Mallikatu 2,');
    await overview.getByRole('link', { name: /^Mallikatu 3,/u }).click();
    await expect(overview.getByRole('row').nth(1)).toContainText(/^Mallikatu 3,.*Selected/u);
    await expectAccessible(page);
    await page.goto('/user/announcements');

    // One is copied, and its copy deleted.
    await press(page, 'More actions: Mallikatu 3, 96200 Rovaniemi');
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page).toHaveURL(/\/user\/edit\/property\//u);
    await expect(page.getByText('The copy is hidden until you make it public.')).toBeVisible();
    await page.goto('/user/announcements?visibility=hidden');
    await expect(page.getByText('1 of 41 shown')).toBeVisible();
    await press(page, 'More actions: Mallikatu 3, 96200 Rovaniemi');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
    await expect(page.getByText('0 of 40 shown')).toBeVisible();
  } finally {
    await owner.admin.users.delete(owner.id);
  }
});
