import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { faultsOf, logIn, startPages, type Pages } from './support/pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await startPages(inject('serverAddress'));
});
afterAll(() => pages[Symbol.asyncDispose]());

const path = '/react-query/index.html';

it.each(['light', 'dark'] as const)('logs in, chooses and pages, %s', async (colorScheme) => {
  const page = await pages.open(path, colorScheme);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await logIn(page);
  await page.getByText('5 of 14 tenants within 3 km').waitFor();
  expect(await page.getByRole('listitem').first().innerText()).toContain('Aino');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('10 of 14 tenants').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Announcement').selectOption({ label: 'Teollisuuskatu 33, 00510 Helsinki' });
  await page.getByText('5 of 10 tenants within 3 km').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(5);
});

it('tells a tenant of the interest, withdraws it, and shows what the server has then', async () => {
  const page = await pages.open(path);
  await logIn(page);
  // Nobody else tells or withdraws it for this announcement.
  await page.getByLabel('Announcement').selectOption({ label: 'Malminrinne 6, 00180 Helsinki' });
  await page.getByText('5 of 14 tenants').waitFor();
  const button = page.getByRole('button', { name: 'I’m interested' }).first();
  for (const [before, after] of [
    ['false', 'true'],
    ['true', 'false'],
  ] as const) {
    expect(await button.getAttribute('aria-pressed')).toBe(before);
    await button.click();
    await page.locator(`li:first-child button[aria-pressed=${after}]`).waitFor();
  }
});

it('says what the server refused', async () => {
  const page = await pages.open(path);
  await page.getByLabel('Password').fill('mistyped-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const alert = page.getByRole('alert').getByText(/wrong/);
  await alert.waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('landlord@tilava.example');
});

it('ends the session in every tab', async () => {
  const page = await pages.open(path);
  await logIn(page);
  await page.getByText('5 of 14 tenants').waitFor();
  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByText('5 of 14 tenants').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('tilava.bearer'))).toBeNull();
  }
});
