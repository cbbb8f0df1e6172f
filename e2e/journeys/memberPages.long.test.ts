import { expect, type Locator, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { strangeMatch } from '../support/matches.ts';
import { serverFailure } from '../support/problem.ts';
import { test } from '../support/test.ts';

const [tenantEmail, landlordEmail] = ['tenant@tilava.example', 'landlord@tilava.example'] as const;

const heading = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole('heading', { level, name });

/** The indicators of a section, each as its word. */
const indicators = (section: Locator) =>
  section.getByText(/^(?:(?:Matches|Partly matches|Doesn’t match): |\(Not compared\))$/u);

const section = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: heading(page, 2, title) })
    .first();

const menus = {
  tenant: ['Matches', 'Profile', 'Dashboard', 'Messages'],
  landlord: ['Announcements', 'Matches', 'Details', 'Dashboard', 'Messages'],
  admin: ['Admin', 'Profile'],
} as const;

for (const [role, links] of Object.entries(menus)) {
  test(`the top bar of the ${role} leads to the pages of the role, and to a logout`, async ({ page }) => {
    await logIn(page, `${role}@tilava.example`);
    const bar = page.getByRole('navigation').first();
    await expect(bar.getByRole('link').filter({ hasNotText: 'Tilava' })).toHaveText([...links]);
    await page.getByRole('button', { name: /^Account/u }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Announcement: /u })).toHaveCount(
      role === 'landlord' ? 1 : 0,
    );
  });
}

const pages = {
  tenant: ['/user/dashboard', '/user/information'],
  landlord: ['/user/announcements', '/user/announcements/new/0'],
  admin: ['/admin', '/user/edit/profile'],
} as const;

for (const [role, addresses] of Object.entries(pages)) {
  test(`every page of the ${role} leads to customer service, terms and data protection`, async ({ page }) => {
    const links = page.getByRole('contentinfo').getByRole('link');
    await logIn(page, `${role}@tilava.example`);
    for (const address of addresses) {
      await page.goto(address);
      for (const name of ['Customer service', 'Terms of use', 'Data protection']) {
        await expect(links.filter({ hasText: name })).toBeVisible();
      }
    }
    await links.filter({ hasText: 'Customer service' }).click();
    await expect(heading(page, 1, 'Customer service')).toBeVisible();
  });
}

for (const [means, act] of [
  ['its end is in sight', (page: Page) => page.mouse.wheel(0, 50_000)],
  ['a key is pressed', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`the footer of a list comes once ${means}`, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await logIn(page, tenantEmail);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(footer).toHaveCount(0);
    // The list is rendered in slices, so that its end may be further down by the time that it is reached.
    await expect(async () => {
      await act(page);
      await expect(footer).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  });
}

test('a match of a tenant shows a spinner, then pictures and two kinds of information with indicators', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const { announcement } = await strangeMatch(tilava, userId);
  await logIn(page, tenantEmail);
  const letGo = await hold(page, '**/api/v1/matchmaking?*specific=true*');
  await page.goto(`/user/matches/${announcement.properties.id}`);
  await expect(page.getByRole('progressbar', { name: 'Loading the match' })).toBeVisible();
  await expect(heading(page, 1, 'Property & Landlord Profile')).toBeVisible();
  letGo();
  await expect(page.getByRole('link', { name: 'Back to matches' })).toBeVisible();
  await expect(page.getByRole('button', { name: "I'm Interested" })).toBeVisible();
  const basic = section(page, 'Basic information');
  await expect(basic.getByRole('term').first()).toBeVisible();
  await expect(indicators(basic)).toHaveCount(await basic.getByRole('term').count());
  await expect(indicators(section(page, 'Additional information')).first()).toBeAttached();
});

test('a match of a landlord shows what the tenant seeks and the profile, without anything personal', async ({
  page,
  baseURL,
}) => {
  const { tilava } = await clientOf(baseURL, 'organisation@tilava.example');
  const { organizationTenant } = await tilava.users.get(
    (await clientOf(baseURL, 'organisation@tilava.example')).userId,
  );
  await logIn(page, landlordEmail);
  const links = page.getByRole('main').getByRole('rowheader').getByRole('link');
  await links.first().click();
  await expect(heading(page, 1, 'Match information')).toBeVisible();
  await expect(page.getByRole('button', { name: "I'm Interested" })).toBeVisible();
  const sought = section(page, 'What the tenant is looking for');
  await expect(indicators(sought).first()).toBeAttached();
  const profile = section(page, 'Tenant profile');
  await expect(profile.getByRole('term').filter({ hasText: 'Industry' })).toBeVisible();
  for (const personal of [
    'Email',
    'Phone number',
    'Last name',
    'Business ID',
    'Birthday',
    'Gender',
    'Children',
  ]) {
    await expect(profile.getByRole('term').filter({ hasText: personal })).toHaveCount(0);
  }
  expect(organizationTenant?.phoneNumber).toBeTruthy();
  await expect(page.getByRole('main')).not.toContainText(organizationTenant?.phoneNumber ?? '');
});

test('the announcements stand in two sections of five widths, a broken one as an error, and none in words', async ({
  page,
}) => {
  await logIn(page, landlordEmail);
  await page.goto('/user/announcements');
  const table = page.getByRole('table', { name: 'Public announcements' });
  await expect(table.getByRole('button', { name: /^Make hidden/u }).first()).toBeVisible();
  // From eight announcements on, which other journeys may add, there is a column to choose by before these.
  const widths = await table.getByRole('columnheader').evaluateAll((all) => {
    const cells = all.filter((cell) => cell.querySelector('input') === null);
    const whole = cells.reduce((sum, cell) => sum + cell.clientWidth, 0);
    return cells.map((cell) => Math.round((100 * cell.clientWidth) / whole));
  });
  // What the five leave of the whole goes to the second (decisions: column widths).
  expect(widths).toEqual([10, 35, 25, 25, 5]);

  await page.route('**/api/v1/user/*/announcement', async (route) => {
    const answer = await route.fetch();
    const own = (await answer.json()) as { readonly isActive: boolean; readonly properties: unknown }[];
    const [first, ...others] = own.filter(({ isActive }) => isActive);
    await route.fulfill({ json: [{ ...first, properties: null }, ...others] });
  });
  await page.evaluate(() => localStorage.removeItem('tilava.lists'));
  await page.reload();
  await expect(table.getByText('Error')).toBeVisible();
  await expect(table.getByRole('button', { name: /^Make hidden/u }).first()).toBeVisible();
  await expect(page.getByText('You have no hidden announcements')).toBeVisible();
  // The broken one is chosen by itself, and no other page breaks with it.
  for (const [path, title] of [
    ['/user/information', 'Details'],
    ['/user/matches', 'Matches'],
    ['/user/dashboard', 'Dashboard'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, 1, title)).toBeVisible();
    await expect(page.getByRole('main').getByText('Error', { exact: true })).toBeVisible();
  }
  await page.goto('/user/announcements');
  await page.unrouteAll();

  await page.route('**/api/v1/user/*/announcement', (route) => route.fulfill({ json: [] }));
  await page.evaluate(() => localStorage.removeItem('tilava.lists'));
  await page.reload();
  await expect(page.getByText('You have no public announcements')).toBeVisible();
  await expect(page.getByText('You have no hidden announcements')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New announcement' })).toBeVisible();
});

test('steps of a new announcement that there are not lead to the list, and edits of something else home', async ({
  page,
}) => {
  await logIn(page, landlordEmail);
  for (const index of ['3', '-1', 'x']) {
    await page.goto(`/user/announcements/new/${index}`);
    await expect(page).toHaveURL(/\/user\/announcements$/u);
  }
  await expect(heading(page, 1, 'Announcements')).toBeVisible();
  for (const path of ['/user/edit', '/user/edit/other', '/user/edit/property']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/user\/announcements$/u);
  }
});

test('a tenant’s Profile shows what is looked for and who one is, each with its edit, and the password', async ({
  page,
}) => {
  await logIn(page, tenantEmail);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(heading(page, 1, 'Profile')).toBeVisible();
  await expect(
    section(page, 'What you’re looking for').getByRole('link', { name: 'Edit', exact: true }),
  ).toHaveAttribute('href', /\/user\/edit\/property\/[\w-]+$/u);
  const profile = section(page, 'Your profile');
  await expect(profile.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    /\/user\/edit\/profile$/u,
  );
  await expect(profile.getByText(tenantEmail)).toBeVisible();
  await page.getByRole('link', { name: 'Data and account' }).click();
  await expect(
    section(page, 'Change password').getByRole('button', { name: 'Change password' }),
  ).toBeVisible();
  await page.goto('/user/information#password');
  await expect(page).toHaveURL(/\/user\/information\/data#password$/u);
});

test('a landlord’s Details show the preferred tenant, pictures, the property with its edit, and the password', async ({
  page,
}) => {
  await logIn(page, landlordEmail);
  await page.getByRole('link', { name: 'Details' }).click();
  const preferred = section(page, 'Preferred tenant');
  await expect(preferred.getByRole('term').first()).toBeVisible();
  // Wishes are of kinds of tenants; nothing in them names anybody, or a company.
  for (const personal of ['Name', 'First name', 'Last name', 'Phone number', 'Email', 'Business ID']) {
    await expect(preferred.getByRole('term').filter({ hasText: personal })).toHaveCount(0);
  }
  await expect(section(page, 'Pictures').getByText('Illustration').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit property' })).toHaveAttribute(
    'href',
    /\/user\/edit\/property\/[\w-]+$/u,
  );
  await expect(page.locator('#property').getByRole('term').first()).toBeVisible();
  await page.getByRole('link', { name: 'Data and account' }).click();
  await expect(section(page, 'Change password').getByRole('button', { name: /^Change/u })).toBeVisible();
  await page.goto('/user/information#password');
  await expect(page).toHaveURL(/\/user\/information\/data#password$/u);
  await page.goto('/user/information');
  await section(page, 'Pictures').getByRole('link', { name: 'Edit pictures' }).click();
  await expect(heading(page, 1, 'Pictures')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Choose/u }).first()).toBeVisible();
  await page.goto('/user/information#pictures');
  await expect(page).toHaveURL(/\/user\/information\/pictures#pictures$/u);
});

for (const path of ['/user/dashboard', '/dashboard']) {
  test(`the dashboard at ${path} shows whose account it is, and what is coming soon`, async ({ page }) => {
    await logIn(page, tenantEmail);
    await page.goto(path);
    const account = section(page, 'Account');
    await expect(account.getByRole('img').or(account.locator('svg, img')).first()).toBeVisible();
    await expect(account.getByText(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('@');
    for (const title of ['Payment', 'Application tracking']) {
      await expect(section(page, title).getByText('Coming soon')).toBeVisible();
    }
  });
}

/** A match of either side in which it is not interested: where it stands, and what takes the interest back. */
async function uninteresting(baseURL: string | undefined, side: 'tenant' | 'landlord') {
  if (side === 'tenant') {
    const { tilava, userId } = await clientOf(baseURL, tenantEmail);
    const { announcement, need } = await strangeMatch(tilava, userId);
    return {
      path: `/user/matches/${announcement.properties.id}`,
      subject: { property: need.id },
      takeBack: () =>
        tilava.favorites.delete({ id: userId, announcementId: announcement.id }, { interested: true }),
    };
  }
  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const announcement = (await tilava.announcements.listOfUser(userId)).find(({ isActive }) => isActive);
  const subject = { announcement: announcement?.id ?? '' };
  const { results } = await tilava.matchmaking.findMatches(subject, { all: true });
  const match = results
    .filter((result) => result.kind === 'tenant')
    .find(({ landlordInterestedIn }) => !landlordInterestedIn);
  const { user, properties } = match?.potentialTenant ?? {};
  if (user === undefined || properties === undefined) throw new Error('Every tenant is of interest');
  return {
    path: `/user/matches/${subject.announcement}/${properties.id}`,
    subject,
    takeBack: () => tilava.favorites.deleteInterest({ id: user.id, targetId: subject.announcement }),
  };
}

for (const side of ['tenant', 'landlord'] as const) {
  test(`interest of a ${side} shows before the server has answered, and then the matches are read again`, async ({
    page,
    baseURL,
  }) => {
    const { path, subject, takeBack } = await uninteresting(baseURL, side);
    await logIn(page, `${side}@tilava.example`);
    await page.goto(path);
    const interest = page.getByRole('button', { name: "I'm Interested" });
    await expect(interest).toHaveAttribute('aria-pressed', 'false');
    const letGo = await hold(page, /\/(?:favorite|interested)\//u);
    try {
      await interest.click();
      await expect(interest).toHaveAttribute('aria-pressed', 'true');
      const reloaded = page.waitForRequest(/\/matchmaking/u);
      letGo();
      expect((await reloaded).postDataJSON()).toMatchObject(subject);
      await expect(interest).toHaveAttribute('aria-pressed', 'true');
    } finally {
      await takeBack();
    }
  });
}

test('interests that cannot be loaded are told of, and so is that a tenant looks for nothing', async ({
  page,
}) => {
  await logIn(page, tenantEmail);
  await page.route('**/api/v1/user/*/favorites*', (route) => route.fulfill(serverFailure));
  await page.goto('/user/dashboard');
  await expect(page.getByText('The disk is on fire').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.unrouteAll();

  await page.route('**/api/v1/properties/user/*', (route) => route.fulfill({ json: [] }));
  await page.goto('/user/dashboard');
  await expect(page.getByText('You have no properties yet').first()).toBeVisible();
  await page.goto('/user/matches');
  await expect(page.getByText('You have no properties yet')).toBeVisible();
});

test('every call of a logged-in page carries the bearer that was given', async ({ page }) => {
  await logIn(page, tenantEmail);
  const token = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('tilava.session') ?? '{}').token),
  );
  const bearers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/(?!files\/)/u.test(request.url())) bearers.push(request.headers()['authorization']);
  });
  for (const [path, text] of [
    ['/user/matches', 'Strong match'],
    ['/user/information', tenantEmail],
    ['/user/dashboard', 'Coming soon'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  expect(bearers.length).toBeGreaterThan(3);
  expect(new Set(bearers)).toEqual(new Set([`Bearer ${token}`]));
});
