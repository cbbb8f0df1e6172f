import { expect, type Page } from '@playwright/test';
import { readers, routeEnds } from '../routeEnds.ts';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

type Reader = (typeof readers)[number];

/** By role, whose account opens the addresses. */
const accounts: readonly (readonly [role: string, reader: Reader])[] = [
  ['visitor', 'visitor'],
  ['tenant', 'tenant'],
  ['organisation', 'tenant'],
  ['landlord', 'landlord'],
  ['admin', 'admin'],
];

/** Where a page itself leads on, whose object there is none of for the reader. */
const pageEnds: Readonly<Record<string, Partial<Record<Reader, string>>>> = {
  '/user/matches/:property': { landlord: '/user/matches', admin: '/user/matches' },
  // Nothing is held side by side that was not chosen.
  '/user/matches/comparison': { tenant: '/user/matches' },
  '/user/announcements/new/2': { landlord: '/user/announcements/new/0' },
};

/** The heading of a page, for most or for a role. */
const headings: readonly (readonly [address: RegExp, heading: string, reader?: Reader])[] = [
  [/^\/$/u, 'Makes the Best Matches'],
  [/^\/login$/u, 'Login'],
  [/^\/signup$/u, 'Sign up'],
  [/^\/signup\/tenant\/0$/u, 'Search for commercial space'],
  [/^\/signup\/landlord$/u, 'Sign up as a landlord'],
  [/^\/customer-service$/u, 'Customer service'],
  [/^\/terms$/u, 'Terms of use'],
  [/^\/data-protection$/u, 'Data protection'],
  [/^\/ranking$/u, 'How matches are ranked'],
  [/^\/verification/u, 'Account verification'],
  [/^\/unsubscribe/u, 'Unsubscribe'],
  [/^\/invitation/u, 'Invitation'],
  [/^\/user\/matches$/u, 'Matches'],
  [/^\/user\/matches\/:announcement\/:need$/u, 'Match information'],
  [/^\/user\/matches\/:property$/u, 'Property & Landlord Profile'],
  [/^\/user\/information$/u, 'Details', 'landlord'],
  [/^\/user\/information(?:\/profile)?$/u, 'Profile'],
  [/^\/user\/information\/notifications$/u, 'Notifications'],
  [/^\/user\/information\/data$/u, 'Data and account'],
  [/^\/user\/information\/pictures$/u, 'Pictures'],
  [/^\/user\/team$/u, 'Team'],
  [/dashboard$/u, 'Dashboard'],
  [/^\/user\/announcements$/u, 'Announcements'],
  [/^\/user\/announcements\/import$/u, 'Import and export'],
  [/viewings$/u, 'Viewing times'],
  [/^\/user\/announcements\/new\/0$/u, 'Location'],
  [/^\/user\/edit\/profile$/u, 'Edit profile'],
  [/^\/user\/edit\/property\/new$/u, 'Say what you’re looking for'],
  // Others' properties the admin edits elsewhere.
  [/^\/user\/edit\/property\/:own$/u, 'There’s nothing to edit here', 'admin'],
  [/^\/user\/edit\/property\/:own$/u, 'Edit property', 'landlord'],
  [/^\/user\/edit\/property\/:own$/u, 'Edit search'],
  [/^\/admin$/u, 'Managing system'],
];

/** What stands for an id in the addresses, of what the demo accounts have. */
async function idsOf(baseURL: string | undefined, role: string): Promise<Readonly<Record<string, string>>> {
  const landlord = await clientOf(baseURL, 'landlord@tilava.example');
  const tenant = await clientOf(
    baseURL,
    `${role === 'organisation' ? 'organisation' : 'tenant'}@tilava.example`,
  );
  const [announcement] = await landlord.tilava.announcements.listOfUser(landlord.userId);
  const need = (await tenant.tilava.properties.listOfUser(tenant.userId)).find(({ kind }) => kind === 'need');
  if (announcement === undefined || need === undefined) throw new Error('The demo data lack something');
  const suited = await landlord.tilava.matchmaking.findMatches(
    { announcement: announcement.id },
    { all: true },
  );
  const sought = suited.results.flatMap((match) =>
    match.kind === 'tenant' ? [match.potentialTenant.properties.id] : [],
  );
  const suiting = await tenant.tilava.matchmaking.findMatches({ property: need.id }, { favorite: false });
  const offered = suiting.results.flatMap((match) =>
    match.kind === 'announcement' ? [match.announcement.properties.id] : [],
  );
  return {
    ':announcement': announcement.id,
    ':need': sought[0] ?? '',
    ':property': offered[0] ?? '',
    ':own': role === 'landlord' ? announcement.properties.id : need.id,
  };
}

const fill = (address: string, ids: Readonly<Record<string, string>>): string =>
  address.replaceAll(/:\w+/gu, (name) => ids[name] ?? name);

/** Opens an address anew, and sees where that leads and that the page is there. */
async function expectEnd(
  page: Page,
  address: string,
  end: string,
  ids: Readonly<Record<string, string>>,
  reader: Reader,
) {
  await page.goto(fill(address, ids));
  const path = fill(end, ids);
  await expect(page, address).toHaveURL((url) => url.pathname === path);
  const heading = headings.find(([pattern, , only]) => pattern.test(end) && (only ?? reader) === reader)?.[1];
  await expect(page.getByRole('heading', { level: 1 }), `${address} for a ${reader}`).toHaveText(
    heading ?? '',
  );
}

for (const [role, reader] of accounts) {
  test(`§2 every address leads ${role === 'visitor' ? 'a visitor' : `the demo ${role}`} where the route table says`, async ({
    page,
    baseURL,
  }) => {
    const ids = await idsOf(baseURL, role);
    if (role !== 'visitor') {
      await logIn(page, `${role}@tilava.example`);
      await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
    }
    for (const [address, ends] of Object.entries(routeEnds)) {
      const end = pageEnds[address]?.[reader] ?? ends[readers.indexOf(reader)] ?? address;
      await expectEnd(page, address, end, ids, reader);
    }
  });
}

for (const [role, reader] of accounts.filter(([name]) => name !== 'visitor')) {
  test(`a login leads the demo ${role} to each address that asked for it`, async ({ page, baseURL }) => {
    const ids = await idsOf(baseURL, role);
    const column = readers.indexOf(reader);
    for (const [address, ends] of Object.entries(routeEnds)) {
      // Bare /user stands for the first page of a role, and visitors are led from it to none in particular.
      if (ends[readers.indexOf('visitor')] !== '/' || address === '/user' || !address.startsWith('/user'))
        continue;
      const isAllowed = (ends[column] ?? null) === null;
      await page.goto(fill(address, ids));
      await expect(page, address).toHaveURL(/\/$/u);
      await page.getByLabel('Email').fill(`${role}@tilava.example`);
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
      await page.getByRole('button', { name: 'Login' }).click();
      if (isAllowed) {
        const path = fill(pageEnds[address]?.[reader] ?? address, ids);
        await expect(page, address).toHaveURL((url) => url.pathname === path);
      } else {
        await expect(page, address).not.toHaveURL(/\/$/u);
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
}
