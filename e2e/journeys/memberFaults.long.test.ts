import { expect, type Page } from '@playwright/test';
import { withoutEvents } from '@tilava/scripts/chromium';
import { timeMessage } from '../support/banner.ts';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { isSaved, publishLike, strangeMatch } from '../support/matches.ts';
import { serverFailure } from '../support/problem.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';

/** A tenant, and the star of premises that are not saved yet. */
async function beforeStar(page: Page, baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const { announcement, need, street } = await strangeMatch(tilava, userId);
  await logIn(page, tenantEmail);
  const starOn = (tab: Page) => tab.getByRole('button', { name: `Favorite: ${street}` }).first();
  const saved = (interested = false) => isSaved(tilava, userId, announcement.id, interested);
  return { tilava, userId, announcement, need, starOn, saved };
}

/** What each page says where nothing can be loaded. */
const brokenPages = {
  tenant: [
    ['/user/matches', 'Couldn’t load your matches'],
    ['/user/matches/019b76da-0000-7000-8000-000000000000', 'Couldn’t load'],
    ['/user/information', 'Couldn’t load'],
    ['/user/dashboard', 'Couldn’t load'],
    ['/user/edit/profile', 'Couldn’t load'],
    ['/user/edit/property/019b76da-0000-7000-8000-000000000000', 'Couldn’t load'],
  ],
  landlord: [
    ['/user/announcements', 'Couldn’t load'],
    ['/user/matches', 'Couldn’t load'],
    ['/user/information', 'Couldn’t load'],
    ['/user/dashboard', 'Couldn’t load'],
  ],
} as const;

for (const role of ['tenant', 'landlord'] as const) {
  test(`where the server fails at every call, each page of a ${role} says so and offers to try again`, async ({
    page,
  }) => {
    await logIn(page, `${role}@tilava.example`);
    await page.route('**/api/v1/**', (route) => route.fulfill(serverFailure));
    // What the page before kept as it was left, too.
    await page.addInitScript(() => {
      localStorage.removeItem('tilava.lists');
    });
    for (const [path, text] of brokenPages[role]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text).first(), path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' }).first(), path).toBeVisible();
      await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
    }
    await page.unrouteAll();
    await page.goto('/user/matches');
    await expect(page.getByText('Strong match').first()).toBeVisible();
  });
}

for (const [role, preset] of [
  ['tenant', 'Under 1.5 km'],
  ['landlord', 'Working'],
] as const) {
  test(`the filters that a ${role} opens while the list is on its way stay open when it comes`, async ({
    page,
  }) => {
    const letGo = await hold(page, /\/api\/v1\/(?:properties\/user\/[^/]+|user\/[^/]+\/announcement)$/u);
    await logIn(page, `${role}@tilava.example`);
    await page.getByRole('button', { name: 'Select filter' }).click();
    const choice = page.getByRole('dialog').getByText(preset);
    await expect(choice).toBeVisible();
    await choice.click();
    letGo();
    await expect(page.getByText('Strong match').first()).toBeAttached();
    await page.getByRole('dialog').getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('group', { name: 'Active filters' }).getByText(preset)).toBeVisible();
  });
}

test('the message of a failed call stands in the banner for 4 s, and that of a property nowhere', async ({
  page,
}) => {
  await withoutEvents(page);
  await logIn(page, 'tenant@tilava.example');
  // What is still on its way would fail, too, and be told of before the time is taken.
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v1/user/*/announcement', (route) => route.fulfill(serverFailure));
  await page.route('**/api/v1/matchmaking*', (route) => route.fulfill(serverFailure));
  await page.getByRole('button', { name: 'Select filter' }).click();
  await page.getByRole('dialog').getByText('Under 1.5 km').click();
  const shownFor = await timeMessage(page, 'The disk is on fire');
  await page.getByRole('button', { name: 'Show results' }).click();
  const message = page.getByText('The disk is on fire');
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
  expect(await shownFor()).toBeGreaterThan(3_500);
  expect(await shownFor()).toBeLessThan(8_000);
  await page.unrouteAll();

  await page.route('**/api/v1/properties/*', (route) => route.fulfill(serverFailure));
  await page.goto('/user/edit/property/019b76da-0000-7000-8000-000000000000');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('what is pressed while the server is away is taken back and said, and works when it is there again', async ({
  page,
  relay,
  baseURL,
}) => {
  const { userId, tilava, announcement, starOn, saved } = await beforeStar(page, baseURL);
  const first = starOn(page);
  const failure = page.getByText('Network Errors');
  /** Once the last of what a page is made of is there: without it, it would be a broken one. */
  const cut = async () => {
    await expect(page.getByRole('button', { name: /^Account/u })).toBeVisible();
    relay.cut();
  };
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  // The plot comes once anything moves; what it says depends on which row the pointer happens to be over.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('application', { name: /^Map around /u })).toBeVisible();
  await cut();
  await first.click();
  await expect(failure).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'false');

  // A page whose code has not come yet leaves what is there in its place. It asks several times whether the server is
  // back, and would load itself anew, perhaps just while the button is pressed, had it not done so a moment ago.
  await page.evaluate(() => sessionStorage.setItem('tilava.reloaded', String(Date.now())));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Something went wrong on this page')).toBeVisible();
  relay.restore();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto(`/user/matches/${announcement.properties.id}`);
  const interest = page.getByRole('button', { name: "I'm Interested" });
  await expect(interest).toHaveAttribute('aria-pressed', 'false');
  await cut();
  await interest.click();
  await expect(failure).toBeVisible();
  await expect(interest).toHaveAttribute('aria-pressed', 'false');
  relay.restore();
  await interest.click();
  await expect.poll(() => saved(true)).toBe(true);
  await interest.click();
  await expect.poll(() => saved(true)).toBe(false);

  await page.goto('/user/edit/profile');
  await page.getByLabel('Short description').fill('Quiet and punctual.');
  await cut();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network Errors' })).toBeVisible();
  await expect(page.getByLabel('Short description')).toHaveValue('Quiet and punctual.');
  relay.restore();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user\/information$/u);
  await expect(page.getByText('Quiet and punctual.')).toBeVisible();

  await page.getByRole('link', { name: 'Data and account' }).click();
  await page.getByRole('textbox', { name: 'Old password' }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'New password, minimum 8 characters' }).fill('a-walk-in-the-rain');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('a-walk-in-the-rain');
  await cut();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password change was not successful.')).toBeVisible();
  relay.restore();
  await tilava.users.update(userId, { description: null });
});

test('two tabs toggle the same favourite, and agree on what the last one said', async ({
  page,
  context,
  baseURL,
}) => {
  const { starOn, saved } = await beforeStar(page, baseURL);
  const other = await context.newPage();
  // Both tabs know the premises as not saved: a read after the first press would tell the other that they are.
  const read = other.waitForResponse(/\/matchmaking\?/u);
  await other.goto('/user/matches');
  await (await read).finished();
  await starOn(page).click();
  await expect(starOn(page)).toHaveAttribute('aria-pressed', 'true');
  await starOn(other).click();
  await expect(starOn(other)).toHaveAttribute('aria-pressed', 'true');
  await starOn(other).click();
  await expect.poll(() => saved()).toBe(false);
  await page.reload();
  await expect(starOn(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/As of \d\d:\d\d \(.+\)$/u)).toHaveCount(0);
  await expect(starOn(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a hundred toggles in ten seconds end as they began, on the page and at the server', async ({
  page,
  baseURL,
}) => {
  const { starOn, saved } = await beforeStar(page, baseURL);
  await starOn(page).evaluate(async (element) => {
    for (let press = 0; press < 100; press += 1) {
      if (element instanceof HTMLElement) element.click();
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
  });
  await expect(starOn(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => saved(), { timeout: 30_000 }).toBe(false);
  await expect(page.getByText('Network Errors')).toHaveCount(0);
  await page.reload();
  await expect(starOn(page)).toHaveAttribute('aria-pressed', 'false');
});

test('premises that are deleted while they are open lead to the list', async ({ page, baseURL }) => {
  const { tilava: landlord } = await clientOf(baseURL, 'landlord@tilava.example');
  const { tilava: admin } = await clientOf(baseURL, 'admin@tilava.example');
  const { announcement, need } = await beforeStar(page, baseURL);
  const { properties } = await publishLike(landlord, announcement.properties, need);
  await page.goto(`/user/matches/${properties.id}`);
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  await admin.properties.delete(properties.id);
  await page.getByRole('button', { name: "I'm Interested" }).click();
  await expect(page).toHaveURL(/\/user\/matches$/u);
  await expect(page.getByText('Strong match').first()).toBeVisible();
});

for (const calls of ['matchmaking?*specific=true*', 'insights/*']) {
  test(`the dashboard shows what the server says if ${calls} fails`, async ({ page }) => {
    await logIn(page, tenantEmail);
    await page.route(`**/api/v1/${calls}`, (route) => route.fulfill(serverFailure));
    await page.goto('/user/dashboard');
    await expect(page.getByText('The disk is on fire')).toBeVisible();
  });
}

test('a failed export and a profile that does not load show what the server says', async ({ page }) => {
  await logIn(page, tenantEmail);
  await page.goto('/user/information/data');
  await page.route('**/api/v1/user/*/export', (route) => route.fulfill(serverFailure));
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('The disk is on fire')).toBeVisible();
  await page.route(/\/api\/v1\/user\/[\w-]+$/u, (route) => route.fulfill(serverFailure));
  await page.goto('/user/edit/profile');
  await expect(page.getByText('The disk is on fire')).toBeVisible();
});
