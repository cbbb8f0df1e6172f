import { expect, type Page } from '@playwright/test';
import { isApiError } from '@tilava/sdk';
import { addLandlords, adminEmail, manage, openActions, openList, rows } from '../support/admin.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Managing system' });
/** The code by which a call is refused; null where it is answered. */
const refusalOf = (call: PromiseLike<unknown>): PromiseLike<string | null | undefined> =>
  call.then(
    () => null,
    (error: unknown) => (isApiError(error) ? error.problem?.code : String(error)),
  );

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of users' }).getByRole('link');

for (const email of ['tenant@tilava.example', 'landlord@tilava.example']) {
  test(`${email} gets neither the admin's page nor an answer to its calls`, async ({ page, baseURL }) => {
    await logIn(page, email);
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    for (const address of ['/admin', '/admin?tab=user', '/admin?tab=audit', '/admin?tab=user&add=new']) {
      await page.goto(address);
      await expect(page).not.toHaveURL(/admin/u);
      await expect(heading(page)).toHaveCount(0);
    }
    const { tilava } = await clientOf(baseURL, email);
    const refusals = await Promise.all([
      refusalOf(tilava.users.list({ text: 'a' })),
      refusalOf(tilava.properties.list({ sort: 'rent' })),
      refusalOf(tilava.admin.listAuditEntries()),
      refusalOf(tilava.admin.getSystemState()),
    ]);
    expect(refusals).toEqual(['forbidden', 'forbidden', 'forbidden', 'forbidden']);
  });
}

test('a visitor is led from the admin’s page to the start', async ({ page }) => {
  await page.goto('/admin?tab=user');
  await expect(page).toHaveURL(/\/$/u);
});

test('the page has a tab for properties and one for users, which the address names', async ({ page }) => {
  await logIn(page, adminEmail);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/admin$/u);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Property' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('tab', { name: 'User' }).click();
  await expect(page).toHaveURL(/\/admin\?tab=user$/u);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'User' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Properties' })).toBeVisible();
});

test('who corrects a search between its letters goes on where they were after each pause', async ({
  page,
}) => {
  await manage(page, 'tab=user');
  const field = page.getByRole('searchbox', { name: 'Search by name, email or business ID' });
  await field.fill('tnant');
  await expect(page).toHaveURL(/text=tnant$/u);
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially('e');
  await expect(page).toHaveURL(/text=tenant$/u);
  await field.pressSequentially('st');
  await expect(field).toHaveValue('testnant');
  await expect(page).toHaveURL(/text=testnant$/u);
  await page.goto('/admin?tab=user&text=landlord');
  await expect(field).toHaveValue('landlord');
});

test('a list of 23 users has three pages of ten, the third with three, and keeps its place in the address', async ({
  page,
  baseURL,
}) => {
  const word = `Crowd${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const ids = await addLandlords(tilava, word, 23);
  await manage(page, 'tab=user');
  await page.getByRole('searchbox', { name: 'Search by name, email or business ID' }).fill(word);
  await expect(page.getByText(`23 entries for “${word}”`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`text=${word}`, 'u'));
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: /^Page \d of 3$/u })).toHaveText(['1', '2', '3']);
  await pages(page).filter({ hasText: '3' }).click();
  await expect(rows(page)).toHaveText([`${word} Number21`, `${word} Number22`, `${word} Number23`]);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Name' }).click();
  // The next press turns round what is shown.
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name&direction=descending/u);
  await expect(rows(page).first()).toHaveText(`${word} Number23`);
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(rows(page).first()).toHaveText(`${word} Number01`);

  // Beyond the last page, because others have deleted what was there.
  await openList(page, `tab=user&text=${word}&page=3`);
  for (const id of ids.slice(20)) await tilava.users.delete(id);
  await page.reload();
  await expect(page).toHaveURL(/page=2/u);
  await expect(rows(page)).toHaveCount(10);
  await page.goto(`/admin?tab=user&text=${word}&page=999999`);
  await expect(page).toHaveURL(/page=2/u);

  await page.getByRole('searchbox').fill(`${word} nobody is called so`);
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('three pages at a time and the last one are offered', async ({ page }) => {
  await manage(page, 'page=5');
  const numbers = page.getByRole('link', { name: /^Page \d+ of \d+$/u });
  await expect(numbers).toHaveText(['4', '5', '6', /^\d+$/u]);
  await expect(numbers.nth(1)).toHaveAttribute('aria-current', 'page');
});

test('the actions are left by Close, by Escape and beside them, and ask before they delete', async ({
  page,
  baseURL,
}) => {
  const word = `Deleted${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  await addLandlords(tilava, word, 2);
  await manage(page, `tab=user&text=${word}`);
  const name = `${word} Number01`;
  const dialog = await openActions(page, name);
  await expect(dialog.getByRole('link', { name: 'Edit' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Actions: ${name}` })).toBeFocused();
  await openActions(page, name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openActions(page, name);
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();

  await openActions(page, name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(`Are you sure to delete ${name}?`);
  await dialog.getByRole('button', { name: 'No' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText([`${word} Number02`]);
  await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeFocused();
});

test.describe('in a translated page', () => {
  test.use({ isTranslated: true });

  test('who was deleted by another admin meanwhile is gone, in the actions and in the form', async ({
    page,
    baseURL,
  }) => {
    const word = `Gone${Date.now()}`;
    const { tilava } = await clientOf(baseURL, adminEmail);
    const [id = ''] = await addLandlords(tilava, word, 1);
    await manage(page, `tab=user&text=${word}`);
    const dialog = await openActions(page, `${word} Number01`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await tilava.users.delete(id);
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
    await expect(dialog).toContainText('Someone else has already deleted this.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No results')).toBeVisible();
    await page.goto(`/admin?tab=user&edit=${id}`);
    await expect(page.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
  });
});

test('the last admin can be deleted by nobody', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, adminEmail);
  await manage(page, `tab=user&text=${adminEmail}`);
  const dialog = await openActions(page, 'Hanna Valta');
  await expect(dialog).toContainText('You can delete your own account on your profile.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await tilava.bearers.checkCredentials({ email: adminEmail, password: 'makes-the-best-matches' });
  expect(await refusalOf(tilava.users.delete(userId))).toBe('last_admin');
});

test('the log tells what admins did, by whom and with what, and the system how it is', async ({
  page,
  baseURL,
}) => {
  const word = `Logged${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const [id = ''] = await addLandlords(tilava, word, 1);
  await tilava.users.update(id, { description: 'Told to nobody' });
  await manage(page, `tab=user&text=${word}`);
  const dialog = await openActions(page, `${word} Number01`);
  await dialog.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('tab', { name: 'Audit log' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveText([/Changed the user.*Short description/su, 'Added the user']);
  await expect(page.getByText('Told to nobody')).toHaveCount(0);
  await page.getByRole('link', { name: adminEmail }).first().click();
  await expect(page).toHaveURL(/actor=/u);
  await page.getByRole('button', { name: `Remove About ${word.toLowerCase()}-01@admin.example` }).click();
  await expect(page).not.toHaveURL(/object=/u);
  await page.goto(`/admin?tab=audit&object=${id}&until=2026-01-01`);
  await expect(page.getByText('No entries')).toBeVisible();
  const until = page.getByRole('textbox', { name: 'Until' });
  await until.fill('');
  await until.pressSequentially('31.2.2026');
  await until.press('Tab');
  await expect(page.getByText('Enter a date, for example 31/12/2026')).toBeVisible();
  await expect(page).not.toHaveURL(/until=/u);
  await until.fill('');
  await until.pressSequentially('2.1.2026');
  await until.press('Tab');
  await expect(until).toHaveValue('02/01/2026');
  await expect(page).toHaveURL(/until=2026-01-02/u);

  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('Version')).toBeVisible();
  await expect(page.getByText('Emails waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Free space')).toBeVisible();
});

test('nothing of the lists is kept in the browser', async ({ page }) => {
  await manage(page, 'tab=user');
  await openList(page, 'sort=rent');
  await openActions(page, (await rows(page).first().textContent()) ?? '');
  // Lists of other pages are kept a second after they have come.
  await page.keyboard.press('Escape');
  await page.goto('/user/matches');
  await page.goto('/admin?tab=user');
  await expect(rows(page).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    return JSON.stringify([storages, databases, caches]);
  });
  expect(kept).not.toContain('listUsers');
  expect(kept).not.toContain('listProperties"');
  expect(kept).not.toContain('koskinen');
});
