import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';

test('a landlord publishes a page, which a visitor reads, signs up from and finds again as a match', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const { tilava: tenant, userId } = await clientOf(baseURL, tenantEmail);
  const { announcement } = await strangeMatch(tenant, userId);
  const { tilava: admin } = await clientOf(baseURL, 'admin@tilava.example');
  const owner = await admin.users.get((await admin.properties.get(announcement.properties.id)).user ?? '');
  const { tilava: landlord } = await clientOf(baseURL, owner.email ?? '');

  await logIn(page, owner.email ?? '');
  await page.goto(`/user/announcements/${announcement.id}`);
  const choice = page.getByRole('radiogroup', { name: 'Who can open it' });
  await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked();
  await choice.getByText('Anyone with the link').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`/premises/${announcement.id}$`, 'u'));
  await expectAccessible(page);
  const { pathname } = new URL(await link.inputValue());

  const visitor = await elsewhere();
  const faults: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await visitor.goto(pathname);
  const [street = ''] = announcement.properties.address.split(', ');
  await expect(visitor.getByRole('heading', { level: 1, name: street })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(visitor);
  for (const [language, signUp] of [
    ['Svenska', 'Registrera dig och ta kontakt'],
    ['Suomi', 'Rekisteröidy ja ota yhteyttä'],
    ['English', 'Sign up to get in touch'],
  ] as const) {
    await visitor.getByRole('link', { name: language }).click();
    await expect(visitor.getByRole('link', { name: signUp })).toBeVisible();
  }
  expect(faults).toEqual([]);

  await visitor.getByRole('link', { name: 'Sign up to get in touch' }).click();
  await expect(visitor.getByRole('combobox', { name: 'Address' })).toHaveValue(new RegExp(`^${street}`, 'u'));
  // In place of a sign-up of their own, they log in, as after one.
  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill(tenantEmail);
  await visitor.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await visitor.getByRole('button', { name: 'Login' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/user/matches/${announcement.properties.id}$`, 'u'));
  await expect(visitor.getByRole('heading', { level: 2, name: street })).toBeVisible();
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(visitor.getByText('Link copied')).toBeVisible();
  const copied = await visitor.evaluate(async () => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(pathname);
  await expectAccessible(visitor);

  await landlord.announcements.update(announcement.id, { isActive: false });
  expect((await visitor.goto(pathname))?.status()).toBe(410);
  await expect(
    visitor.getByRole('heading', { name: 'These premises are no longer available' }),
  ).toBeVisible();
  await expectAccessible(visitor);
  await landlord.announcements.update(announcement.id, { isActive: true, publicPage: 'none' });
  expect((await visitor.goto(pathname))?.status()).toBe(410);
  await visitor.getByRole('link', { name: 'Search for other premises' }).click();
  await expect(visitor).toHaveURL(/\/user\/matches$/u);
});
