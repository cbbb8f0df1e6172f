import { expect, type Page } from '@playwright/test';
import { createTilava } from '@tilava/sdk';
import { clientOf, demoPassword, logOut } from '../support/demo.ts';
import { linkMailedTo, passwordMailedTo } from '../support/mails.ts';
import { strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

/** Opens an address that asks for a login. */
async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/$/u);
}

/** Sends the login form of the page that is there. */
async function logInHere(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a login leads a tenant to the match that a mail links to, also after a reload', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const { announcement } = await strangeMatch(tilava, userId);
  const path = `/user/matches/${announcement.properties.id}`;
  await openAsVisitor(page, path);
  await page.reload();
  await logInHere(page, tenantEmail);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading(page, 'Property & Landlord Profile')).toBeVisible();
  // Once: the next login is one without a link.
  await logOut(page);
  await expect(page).toHaveURL(/\/$/u);
  await logInHere(page, tenantEmail);
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('a login leads a landlord to the tenant that a mail links to', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const announcement = (await tilava.announcements.listOfUser(userId)).find(({ isActive }) => isActive);
  const { results } = await tilava.matchmaking.findMatches(
    { announcement: announcement?.id ?? '' },
    { all: true },
  );
  const [match] = results.flatMap((result) => (result.kind === 'tenant' ? [result.potentialTenant] : []));
  const path = `/user/matches/${announcement?.id ?? ''}/${match?.properties.id ?? ''}`;
  await openAsVisitor(page, path);
  await logInHere(page, landlordEmail);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading(page, 'Match information')).toBeVisible();
});

test('what stands behind an address survives the login: filters, and a part of the page', async ({
  page,
}) => {
  await openAsVisitor(page, '/user/matches?list=favorites');
  await logInHere(page, tenantEmail);
  await expect(page).toHaveURL(/\/user\/matches\?list=favorites$/u);
  await logOut(page);
  await openAsVisitor(page, '/user/information#contact');
  await logInHere(page, tenantEmail);
  await expect(page).toHaveURL(/\/user\/information\/notifications#contact$/u);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('an address that the role may not see leads to the matches', async ({ page }) => {
  for (const path of ['/admin', '/user/matches/comparison', '/user/edit/property/new']) {
    await openAsVisitor(page, path);
    await logInHere(page, landlordEmail);
    await expect(page, path).toHaveURL(/\/user\/matches$/u);
    await logOut(page);
    await expect(page).toHaveURL(/\/$/u);
  }
});

test('an admin who asked for nothing comes to the admin page', async ({ page }) => {
  await page.goto('/login');
  await logInHere(page, 'admin@tilava.example');
  await expect(page).toHaveURL(/\/admin$/u);
});

test('an expired session leads its own user back, and nobody else', async ({ page, baseURL }) => {
  const { userId } = await clientOf(baseURL, landlordEmail);
  const session = { token: 'nobodys', userId, role: { isLandlord: true, isAdmin: false } };
  const openWithExpired = async () => {
    await page.goto('/');
    await page.evaluate((text) => localStorage.setItem('tilava.session', text), JSON.stringify(session));
    await openAsVisitor(page, '/user/information#data');
  };
  await openWithExpired();
  await logInHere(page, landlordEmail);
  await expect(page).toHaveURL(/\/user\/information\/data#data$/u);
  await logOut(page);
  await openWithExpired();
  await logInHere(page, tenantEmail);
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('after a temporary password and a new one, the way goes on to the address that asked for the login', async ({
  page,
  baseURL,
}) => {
  const email = `returning-${Date.now()}@tilava.example`;
  const tilava = createTilava({ baseUrl: `${baseURL ?? ''}/api/v1` });
  await tilava.users.create({
    email,
    password: demoPassword,
    isLandlord: true,
    privateTenant: { firstName: 'Veera', lastName: 'Aalto', phoneNumber: '+358401234599' },
    languages: ['fi'],
    language: 'en',
  });
  // The link of the sign-up in the same tab loses nothing.
  await openAsVisitor(page, '/user/announcements/new/0');
  await page.goto(await linkMailedTo(email));
  await expect(page.getByText('User verified')).toBeVisible();
  await tilava.users.sendPasswordReset({ email });
  const temporary = await passwordMailedTo(email);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logInHere(page, email, temporary);
  await expect(page).toHaveURL(/\/user\/information#password$/u);
  await page.getByRole('textbox', { name: /^Temporary password/u }).fill(temporary);
  await page
    .getByRole('textbox', { name: 'New password, minimum 8 characters' })
    .fill('a-long-walk-by-the-sea');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('a-long-walk-by-the-sea');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/user\/announcements\/new\/0$/u);
  await expect(page.getByText('Password changed.')).toBeVisible();
});

test('a login leads to no other site, whatever the tab has kept', async ({ page }) => {
  await page.goto('/login');
  for (const path of ['//evil.example/', '/\\evil.example/', 'https://evil.example/']) {
    await page.evaluate(
      (text) => sessionStorage.setItem('tilava.destination', text),
      JSON.stringify({ userId: null, path }),
    );
    await page.reload();
    await logInHere(page, tenantEmail);
    await expect(page, path).toHaveURL(/127\.0\.0\.1:\d+\/user\/matches$/u);
    await logOut(page);
    await expect(page).toHaveURL(/\/$/u);
  }
});
