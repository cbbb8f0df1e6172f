import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Schemas } from '@tilava/sdk';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

type Match = Schemas['Match'];
type OfTenant = Extract<Match, { kind: 'announcement' }>;
type OfLandlord = Extract<Match, { kind: 'tenant' }>;

/** What the rows of a list lead to, without the filters that the address keeps. */
const shown = (rows: Locator): Promise<readonly string[]> =>
  rows.evaluateAll((links) => links.map((link) => new URL(String(Reflect.get(link, 'href'))).pathname));

/** Chooses one filter, and answers what the list was asked for then. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Select filter' }).click();
  await page.getByRole('dialog', { name: 'Select filter' }).getByText(name, { exact: true }).click();
  const request = page.waitForRequest((one) => one.method() === 'POST' && /\/matchmaking\?/u.test(one.url()));
  await page.getByRole('button', { name: 'Show results' }).click();
  const asked = await request;
  const query = Object.fromEntries(new URL(asked.url()).searchParams);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  return { query, body: asked.postDataJSON() as unknown };
}

const links = (page: Page) => page.getByRole('main').getByRole('rowheader').getByRole('link');

/** An organisation has all four traits that personality is about. */
const tenantEmail = 'organisation@tilava.example';

test('a tenant’s filters ask the server for what they say, and the rows obey', async ({ page, baseURL }) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const [need] = await tilava.properties.listOfUser(userId);
  const subject = { property: need?.id ?? '' };
  const { results } = await tilava.matchmaking.findMatches(subject, { favorite: false, limit: 500 });
  const all = results.filter((match): match is OfTenant => match.kind === 'announcement');
  await logIn(page, tenantEmail);
  for (const [name, query, isMeant] of [
    ['Above 60%', { pointsAbove: '60' }, ({ points }: OfTenant) => points > 60],
    ['Under 1.5 km', { distanceBelow: '1500' }, ({ distance }: OfTenant) => distance < 1500],
    ['Personality Matches', { personPointsAbove: '3' }, ({ personPoints }: OfTenant) => personPoints > 3],
  ] as const) {
    const expected = all.filter(isMeant);
    expect(expected.length, name).toBeGreaterThan(0);
    expect(expected.length, name).toBeLessThan(all.length);
    const asked = await choose(page, name);
    expect(asked.body, name).toEqual(subject);
    expect(asked.query, name).toMatchObject({ favorite: 'false', ...query });
    await expect(links(page), name).toHaveCount(expected.length);
    expect(await shown(links(page)), name).toEqual(
      expected.map(({ announcement }) => `/user/matches/${announcement.properties.id}`),
    );
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(links(page)).toHaveCount(all.length);
  }
});

test('a tenant keeps what may cost less a month, and downloads the list with what it costs', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, tenantEmail);
  const [need] = await tilava.properties.listOfUser(userId);
  const find = (query: object) =>
    tilava.matchmaking.findMatches({ property: need?.id ?? '' }, { favorite: false, limit: 500, ...query });
  const all = await find({});
  const { results } = await find({ costBelow: 1200, sort: 'rent' });
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(all.total);
  await logIn(page, tenantEmail);
  await page.goto(`${baseURL}/user/matches?filter=cost1500&sort=rent`);
  await expect(page.getByRole('button', { name: /Remove Below 1\s500\s€ a month/u })).toBeVisible();
  await page.getByRole('button', { name: 'Select filter' }).click();
  const field = page.getByRole('textbox', { name: 'Monthly cost below' });
  await expect(field).toHaveValue('1500');
  await field.fill('a lot');
  await field.press('Enter');
  await expect(page.getByText('Enter whole euros, for example 1500')).toBeVisible();
  await field.fill('1 200 €');
  await field.press('Enter');
  await expect(page).toHaveURL(/filter=cost1200/u);
  await expect(page.getByRole('button', { name: /Remove Below 1\s200\s€ a month/u })).toBeVisible();
  await expect(links(page)).toHaveCount(results.length);

  await page.getByRole('button', { name: 'Sort: Lowest rent' }).click();
  await page.getByRole('menuitemradio', { name: 'Download CSV' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  const rows = file.split('\r\n').slice(1, -1);
  const addresses = rows.map((row) => new URL(row.slice(row.lastIndexOf(',') + 1)).pathname);
  expect(addresses).toEqual(await shown(links(page)));
  expect(file).toContain('Lowest cost to you, € a month');
});

test('a landlord’s filters ask the server for what they say, and the rows obey', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
  // All others nearby work.
  const { admin, id } = await addIsolatedUser(baseURL, 'Student', nearNeed);
  await admin.users.update(id, { occupation: { work: false, student: true } });
  const [first] = await tilava.announcements.listOfUser(userId);
  const subject = { announcement: first?.id ?? '' };
  const { results } = await tilava.matchmaking.findMatches(subject, { all: true, limit: 500 });
  const all = results.filter((match): match is OfLandlord => match.kind === 'tenant');
  const occupationOf = ({ potentialTenant }: OfLandlord) => potentialTenant.occupation;
  try {
    await logIn(page, 'landlord@tilava.example');
    for (const [name, query, isMeant] of [
      ['Above 60%', { pointsAbove: '60' }, ({ points }: OfLandlord) => points > 60],
      ['Working', { work: 'true' }, (match: OfLandlord) => occupationOf(match).work],
      ['Student', { student: 'true' }, (match: OfLandlord) => occupationOf(match).student],
    ] as const) {
      const expected = all.filter(isMeant);
      expect(expected.length, name).toBeGreaterThan(0);
      expect(expected.length, name).toBeLessThan(all.length);
      const asked = await choose(page, name);
      expect(asked.body, name).toEqual(subject);
      expect(asked.query, name).toMatchObject({ all: 'true', ...query });
      await expect(links(page), name).toHaveCount(expected.length);
      expect(await shown(links(page)), name).toEqual(
        expected.map(
          (match) => `/user/matches/${subject.announcement}/${match.potentialTenant.properties.id}`,
        ),
      );
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(links(page)).toHaveCount(all.length);
    }
  } finally {
    await admin.users.delete(id);
  }
});
