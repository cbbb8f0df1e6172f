import { expect } from '@playwright/test';
import { exampleAnswers } from '@tilava/sdk/testing';
import { faultsOf, watchStorages, type Write } from './storages.ts';
import { serverTest as test } from './test.ts';

const password = 'seven-silent-harbours';

/** An account of somebody with a name of their own. */
const account = (id: string, firstName: string, lastName: string, phoneNumber: string) => ({
  ...exampleAnswers.getUser.tenant,
  id,
  email: `${id}@tilava.example`,
  isAdmin: false,
  privateTenant: { firstName, lastName, phoneNumber, currentAddress: null, employeeCount: null },
  organizationTenant: null,
});

const tenant = account('tenant', 'Maija', 'Malli', '+358401112221');
const other = account('other', 'Olli', 'Vieras', '+358401112223');
const users = [tenant, other];

const write = (text: string, key = 'tilava.lists', storage: Write['storage'] = 'localStorage'): Write => ({
  storage,
  key,
  text,
  readerId: tenant.id,
});

test('what a page stores for a moment is seen, by whichever way, and what was typed as a password', async ({
  context,
  page,
}) => {
  const watch = watchStorages();
  await watch.watch(context);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('Email').fill('typed@tilava.example');
  await page.evaluate((secret) => {
    localStorage.setItem('tilava.theme', secret);
    localStorage.removeItem('tilava.theme');
    sessionStorage.setItem('tilava.places', 'typed@tilava.example');
    sessionStorage.clear();
    document.cookie = `secret=${secret}; max-age=0`;
    localStorage['unseen'] = 'left behind';
    indexedDB.open('secrets');
    void caches.open('secrets');
  }, password);
  await watch.scan([page]);
  expect(faultsOf(watch.writes, watch.typed, [])).toEqual([
    `${password} in localStorage tilava.theme`,
    'typed@tilava.example in sessionStorage tilava.places',
    'cookie secret may not be there',
    `${password} in cookie secret`,
    'indexedDB secrets may not be there',
    'caches secrets may not be there',
    'localStorage unseen may not be there',
  ]);

  // And what is there when a page is left.
  await page.evaluate(() => {
    sessionStorage['left'] = 'behind';
  });
  await page.goto('/terms');
  await watch.scan([page]);
  expect(faultsOf(watch.writes, [], [])).toContain('sessionStorage left may not be there');
});

test('what one may not know of others is no more stored than told, admin or not', () => {
  expect(faultsOf([write('{"phone":"+358401112223"}')], [], users)).toEqual([
    `+358401112223 told to ${tenant.email} by localStorage tilava.lists`,
  ]);
  expect(faultsOf([write(tenant.email)], [], users)).toEqual([]);
  const admin = { ...tenant, isAdmin: true };
  expect(faultsOf([write('Vieras')], [], [admin, other])).toHaveLength(1);
  // Visitors write into drafts what they like.
  expect(faultsOf([write('Vieras', 'tilava.draft.tenantSignUp.visitor')], [], users)).toEqual([]);
});

test('neither a bearer outside of its session nor a picture is stored, and nothing that nobody knows of', () => {
  const token = 'a'.repeat(43);
  const session = write(`{"version":1,"token":"${token}"}`, 'tilava.session');
  expect(faultsOf([session], [], [])).toEqual([]);
  expect(faultsOf([session, write(token)], [], [])).toEqual(['The bearer in localStorage tilava.lists']);
  expect(faultsOf([write('data:image/png;base64,')], [], [])).toEqual([
    'A picture in localStorage tilava.lists',
  ]);
  expect(faultsOf([write('', 'tilava.admin')], [], [])).toEqual([
    'localStorage tilava.admin may not be there',
  ]);
  expect(faultsOf([write('', 'journey full')], [], [])).toEqual([]);
});
