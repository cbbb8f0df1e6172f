import { expect } from '@playwright/test';
import { clientOf, logIn, tryToLogIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

test('a demo account is logged in to by one press, and what went wrong before is forgotten', async ({
  page,
}) => {
  await tryToLogIn(page, 'landlord@tilava.example', 'not-the-password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The email or password you provided was wrong',
  );
  await page.getByRole('link', { name: 'Tilava', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Makes the Best Matches' })).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty();

  await page.getByRole('button', { name: 'Landlord' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/matches$/);
  await expect(page.getByRole('link', { name: 'Details' })).toBeVisible();
});

test('§3 beside the turnover of an organisation stands its bracket, and beside a credit rating what it means', async ({
  page,
}) => {
  await logIn(page, 'organisation@tilava.example');
  await page.goto('/user/edit/profile');
  for (const [turnover, bracket] of [
    ['250000', '0-250k €'],
    ['250001', '250-500k €'],
    ['1000000', '500k-1m €'],
    ['3000000', '1-3m €'],
    ['3000001', 'over 3m €'],
  ] as const) {
    await page.getByLabel('Turnover').fill(turnover);
    await expect(page.getByText(bracket)).toBeVisible();
  }
  for (const [rating, meaning] of [
    ['AAA', 'Prime'],
    ['AA', 'High grade'],
    ['A', 'Upper medium grade'],
    ['BBB', 'Lower medium grade'],
    ['BB', 'Speculative'],
    ['B', 'Highly speculative'],
    ['C', 'Substantial risks'],
    ['D', 'In default'],
  ] as const) {
    await page.getByLabel('Credit rating').selectOption({ label: rating });
    await expect(page.getByText(meaning, { exact: true })).toBeVisible();
  }
});

test('a private tenant says what landlords can prefer, and takes it back', async ({ page, baseURL }) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Sole', farNeed);
  await logIn(page, email);
  const facts = [
    ['Employees', '3'],
    ['Credit rating', 'AA'],
    ['Operating margin', 'Negative'],
  ] as const;
  await page.goto('/user/edit/profile');
  await page.getByLabel('Employees').fill('3');
  await page.getByLabel('Credit rating').selectOption({ label: 'AA' });
  await page.getByLabel('Operating margin').selectOption({ label: 'Negative' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/information$/);
  for (const [term, value] of facts) {
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: new RegExp(`^${value}$`, 'u') }),
    ).toBeVisible();
  }
  const stated = { creditRating: 'aa', operatingMargin: 'negative', employee: 2 };
  expect(await admin.users.get(id)).toMatchObject(stated);

  await page.goto('/user/edit/profile');
  await expect(page.getByLabel('Credit rating')).toHaveValue('aa');
  await page.getByLabel('Employees').fill('');
  await page.getByLabel('Credit rating').selectOption({ label: 'No answer' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/information$/);
  expect(await admin.users.get(id)).toMatchObject({ ...stated, creditRating: null, employee: null });
  await admin.users.delete(id);
});

test('of a profile and of what one looks for, only what was changed is sent', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, 'organisation@tilava.example');
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  await logIn(page, 'organisation@tilava.example');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Employees').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user\/information$/);
  expect(bodies).toEqual([{ organizationTenant: { employeeCount: 12 } }]);
  await expect(page.getByRole('definition').filter({ hasText: /^12$/u })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Short description').fill('A dry hall with a counter.');
  // Somebody else saves something meanwhile.
  const needId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await tilava.properties.update(needId, { description: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This was changed elsewhere while you were editing it.')).toBeVisible();
  const versions = page.getByRole('table', { name: 'Both versions' });
  await expect(versions.getByRole('row', { name: /Short description/u }).getByRole('cell')).toHaveText([
    'A dry hall with a counter.',
    'Theirs',
  ]);
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(page.getByLabel('Short description')).toHaveValue('Theirs');
  await page.getByLabel('Short description').fill('A dry hall with a counter.');
  await tilava.properties.update(needId, { description: 'Theirs again' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(versions).toContainText('Theirs again');
  await page.getByRole('button', { name: 'Save my version anyway' }).click();
  await expect(page).toHaveURL(/\/user\/information$/);
  expect(bodies.slice(1)).toEqual([
    { description: 'A dry hall with a counter.' },
    { description: 'A dry hall with a counter.' },
    { description: 'A dry hall with a counter.' },
  ]);
  await expect(page.getByText('A dry hall with a counter.')).toBeVisible();
  await tilava.users.update(userId, { organizationTenant: { employeeCount: 9 } });
});
