import { expect } from '@playwright/test';
import { chooseSecondAnnouncement } from '../support/announcementMenu.ts';
import { clientOf, logInByForm, logOut } from '../support/demo.ts';
import {
  endSessions,
  expectListsOf,
  keepEverything,
  landlordsRows,
  savedNames,
  savedState,
} from '../support/savedState.ts';
import { test } from '../support/test.ts';

const heading = { level: 1, name: 'Matches' } as const;

test('§4 what a landlord’s browser keeps is there after a reload and in a new tab, and gone after the logout', async ({
  page,
  context,
  baseURL,
}) => {
  const { userId } = await clientOf(baseURL, 'landlord@tilava.example');
  const street = await keepEverything(page);
  expect(await savedNames(page, userId)).toEqual(landlordsRows);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Annankatu 16, 00120 Helsinki');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other).toHaveURL(/\/user\/announcements$/u);
  await expect(other.getByRole('button', { name: /^Announcement: /u })).toHaveText(street);
  await other.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(other).toHaveURL(/\/user\/matches\?filter=above60$/u);
  await expect(other.getByText(`for ${street}`)).toBeVisible();
  expect(await savedNames(other, userId)).toEqual(landlordsRows);

  await logOut(other);
  await expect(other).toHaveURL(/\/$/u);
  await expect(page).toHaveURL(/\/$/u);
  expect(await savedState(page)).toEqual({});
});

test('§4 what was kept is gone when somebody else logs in after a session that the server ended', async ({
  page,
  baseURL,
}) => {
  const landlord = await clientOf(baseURL, 'landlord@tilava.example');
  const tenant = await clientOf(baseURL, 'tenant@tilava.example');
  await keepEverything(page);
  await endSessions(page);
  await page.goto('/user/matches');
  await expect(page).toHaveURL(/\/$/u);
  await page.unrouteAll();
  // Whoever comes back goes on with it.
  expect(await savedNames(page, landlord.userId)).toEqual(
    landlordsRows.filter((name) => name !== 'tilava.session'),
  );

  await logInByForm(page, 'tenant@tilava.example');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectListsOf(page, 'findMatches');
  await expect
    .poll(() => savedNames(page, tenant.userId))
    .toEqual(['tilava.lists', 'tilava.session', 'tilava.visits']);
  expect(JSON.stringify(await savedState(page))).not.toContain(landlord.userId);
});

test('§4 what was kept is there for the same user after a session that the server ended', async ({
  page,
}) => {
  const street = await keepEverything(page);
  const answered = page.waitForResponse('**/api/v1/bearers');
  await endSessions(page);
  await page.reload();
  expect((await answered).status()).toBe(401);
  await expect(page).toHaveURL(/\/$/u);
  await page.unrouteAll();
  await page.getByLabel('Email').fill('landlord@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('makes-the-best-matches');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: /^Announcement: /u })).toHaveText(street);
  await page.goto('/user/announcements/new/0');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Annankatu 16, 00120 Helsinki');
});

test('the filters of a list are there for whoever comes back, until they are taken away', async ({
  page,
}) => {
  await logInByForm(page, 'tenant@tilava.example');
  await page.getByRole('button', { name: 'Select filter' }).click();
  await page.getByRole('dialog').getByText('Under 1.5 km').click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/filter=under1500Metres$/u);
  // The way back leads to the list as it was.
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await page.goForward();
  await expect(page).toHaveURL(/filter=under1500Metres$/u);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard$/u);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page).toHaveURL(/filter=under1500Metres$/u);
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/matches\?filter=under1500Metres$/u);
  await page.getByRole('button', { name: 'Remove Under 1.5 km' }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('two tabs agree on theme, language and the chosen announcement', async ({ page, context }) => {
  await logInByForm(page, 'landlord@tilava.example');
  const other = await context.newPage();
  await other.goto('/user/matches');
  await expect(other.getByRole('heading', heading)).toBeVisible();

  const street = await chooseSecondAnnouncement(page);
  await expect(other.getByRole('button', { name: /^Announcement: /u })).toHaveText(street);
  await expect(other.getByText(`for ${street}`)).toBeVisible();

  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Svenska' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Träffar' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'sv');
});
