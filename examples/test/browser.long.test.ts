import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { faultsOf, logIn, startPages, type Pages } from './support/pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await startPages(inject('serverAddress'));
});
afterAll(() => pages[Symbol.asyncDispose]());

const path = '/browser/index.html';

it.each(['light', 'dark'] as const)('logs in, chooses and pages, %s', async (colorScheme) => {
  const page = await pages.open(path, colorScheme);
  expect(await faultsOf(page)).toEqual([]);
  await logIn(page);
  const status = page.getByRole('status');
  await page.getByText('5 of 14 tenants within 3 km').waitFor();
  expect(await page.getByRole('listitem').first().innerText()).toContain('Aino');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('10 of 14 tenants').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('14 of 14 tenants').waitFor();
  expect(await page.getByRole('button', { name: 'Show more' }).isVisible()).toBe(false);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Announcement').selectOption({ label: 'Teollisuuskatu 33, 00510 Helsinki' });
  await page.getByText('5 of 10 tenants within 3 km').waitFor();
  expect(await status.innerText()).toBe('5 of 10 tenants within 3 km');
});

it('says what the server refused, and keeps the form', async () => {
  const page = await pages.open(path);
  await page.getByLabel('Password').fill('mistyped-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText(/wrong/).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('landlord@tilava.example');
});

it('keeps the session over a reload, and ends it in every tab', async () => {
  const page = await pages.open(path);
  await logIn(page);
  await page.getByText('5 of 14 tenants').waitFor();
  await page.reload();
  await page.getByText('5 of 14 tenants').waitFor();

  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByText('5 of 14 tenants').waitFor();
  // No tab waits for the server, which here answers only after all have been looked at.
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/api/v1/bearers', (route) => isAllowed.then(() => route.continue()));
  const answer = page.waitForResponse('**/api/v1/bearers');
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('tilava.bearer'))).toBeNull();
  }
  allow();
  expect((await answer).status()).toBe(204);
});
