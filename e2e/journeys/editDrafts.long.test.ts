import { expect, type Page } from '@playwright/test';
import { addLandlords, adminEmail } from '../support/admin.ts';
import { cutNetwork } from '../support/networkCuts.ts';
import { clientOf, logIn, logOut } from '../support/demo.ts';
import { endSession, logInAgain } from '../support/session.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';
const draftText = 'Written before the session ended.';
const otherText = 'Written after the answer was lost.';

const description = (page: Page) => page.getByLabel('Short description');
const kept = (page: Page) => page.getByText('Draft saved on this device');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tilava.draft.')));

/** Where somebody edits what is theirs, what it is there, and how it is described again. */
async function edited(baseURL: string | undefined, what: 'profile' | 'need' | 'listing') {
  const email = what === 'listing' ? landlordEmail : tenantEmail;
  const { tilava, userId } = await clientOf(baseURL, email);
  if (what === 'profile') {
    const before = (await tilava.users.get(userId)).description;
    const describe = (text: string | null) => tilava.users.update(userId, { description: text });
    return { email, path: '/user/edit/profile', before, describe, tilava, id: userId };
  }
  const property = (await tilava.properties.listOfUser(userId)).find(({ kind }) => kind === what);
  if (property === undefined) throw new Error(`There is no ${what} of ${email}`);
  const { id, description: before } = property;
  const describe = (text: string | null) => tilava.properties.update(id, { description: text });
  return { email, path: `/user/edit/property/${id}`, before, describe, tilava, id };
}

for (const what of ['profile', 'need', 'listing'] as const) {
  test(`a session that ends while a ${what} is edited leads to the start, and back to what was typed`, async ({
    page,
    baseURL,
  }) => {
    const { email, path, before, describe } = await edited(baseURL, what);
    try {
      await logIn(page, email);
      await page.goto(path);
      await expect(description(page)).toBeVisible();
      await expect(kept(page)).toHaveCount(0);
      await description(page).fill(draftText);
      await expect(kept(page)).toBeVisible();
      await endSession(page, baseURL);
      await logInAgain(page, email, (options) => save(page).click(options));
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      await expect(description(page)).toHaveValue(draftText);
      await expect(kept(page)).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/user\/information$/u);
      await expect(page.getByText(draftText)).toBeVisible();
      expect(await drafts(page)).toEqual([]);
      await page.goto(path);
      await expect(description(page)).toHaveValue(draftText);
      await expect(kept(page)).toHaveCount(0);
    } finally {
      await describe(before);
    }
  });
}

test('what somebody else saved meanwhile is shown beside the draft, and kept where the draft says nothing of it', async ({
  page,
  baseURL,
}) => {
  const { email, path, before, describe, tilava, id } = await edited(baseURL, 'listing');
  const listing = await tilava.properties.get(id);
  const view = listing.kind === 'listing' ? listing.view : null;
  try {
    await logIn(page, email);
    await page.goto(path);
    await description(page).fill(draftText);
    await endSession(page, baseURL);
    await describe('Theirs');
    await tilava.properties.update(id, { view: 'Over their yard' });
    await logInAgain(page, email, (options) => save(page).click(options));
    await expect(description(page)).toHaveValue(draftText);
    await expect(page.getByLabel('View')).toHaveValue('Over their yard');
    await save(page).click();
    await expect(page.getByText('This was changed elsewhere while you were editing it.')).toBeVisible();
    const row = page.getByRole('table', { name: 'Both versions' }).getByRole('row');
    await expect(row.filter({ hasText: 'Short description' }).getByRole('cell')).toHaveText([
      draftText,
      'Theirs',
    ]);
    await page.getByRole('button', { name: 'Save my version anyway' }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
    expect(await tilava.properties.get(id)).toMatchObject({
      description: draftText,
      view: 'Over their yard',
    });

    // Whoever takes theirs keeps no draft.
    await page.goto(path);
    await description(page).fill('Mine again');
    await describe('Theirs again');
    await save(page).click();
    await page.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(description(page)).toHaveValue('Theirs again');
    expect(await drafts(page)).toEqual([]);
  } finally {
    await describe(before);
    await tilava.properties.update(id, { view });
  }
});

test.describe('in a translated page', () => {
  test.use({ isTranslated: true });

  test('a draft outlives a reload, is thrown away and brought back, and goes with whoever leaves or logs out', async ({
    page,
    baseURL,
  }) => {
    const { email, path, before } = await edited(baseURL, 'profile');
    await logIn(page, email);
    await page.goto(path);
    await description(page).fill(draftText);
    await expect(kept(page)).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(description(page)).toHaveValue(draftText);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(description(page)).toHaveValue(before ?? '');
    expect(await drafts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(description(page)).toHaveValue(draftText);
    // What is as it was needs no draft.
    await description(page).fill(before ?? '');
    await expect(kept(page)).toHaveCount(0);
    await description(page).fill(draftText);
    await expect(kept(page)).toBeVisible();

    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
    expect(await drafts(page)).toEqual([]);

    await page.goto(path);
    await description(page).fill(draftText);
    await expect(kept(page)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL(/\/$/u);
    expect(await drafts(page)).toEqual([]);
  });
});

test('a change of which only the answer was lost is no conflict when it is edited and saved again', async ({
  page,
  baseURL,
}) => {
  for (const what of ['profile', 'need'] as const) {
    const { email, path, before, describe } = await edited(baseURL, what);
    try {
      await logIn(page, email);
      await page.goto(path);
      await description(page).fill(draftText);
      const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/(?:user|properties)\/[^/]+$/u, 'answer');
      await save(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Network Errors' })).toBeVisible();
      // The form says so, and the banner nothing.
      await expect(page.getByText('Network Errors')).toHaveCount(1);
      await expect(description(page)).toHaveValue(draftText);
      await restore();
      await description(page).fill(otherText);
      await save(page).click();
      await expect(page).toHaveURL(/\/user\/information$/u);
      await expect(page.getByText(otherText)).toBeVisible();
      await logOut(page);
      await expect(page).toHaveURL(/\/$/u);
    } finally {
      await describe(before);
    }
  }
});

test('of what an admin edits nothing stays on the device', async ({ page, baseURL }) => {
  const { tilava } = await clientOf(baseURL, adminEmail);
  const word = `Undrafted${Date.now()}`;
  const [id = ''] = await addLandlords(tilava, word, 1);
  await logIn(page, adminEmail);
  await page.goto(`/admin?tab=user&edit=${id}`);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Changed');
  await expect(save(page)).toBeEnabled();
  await expect(kept(page)).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
});
