import { expect } from '@playwright/test';
import { formatDistance, formatPercentage } from '@tilava/domain/format';
import { compareMatches, displayedPoints, matchRadius, scoreMatch } from '@tilava/domain/matching';
import { helsinkiDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { clientOf, logIn, logInByForm } from '../support/demo.ts';
import { test } from '../support/test.ts';

const tenant = 'tenant@tilava.example';

/** What the tenant seeks, and a score by the domain's own formula for any announcement. */
async function scoring(baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, tenant);
  const need = (await tilava.properties.listOfUser(userId)).find((property) => property.kind === 'need');
  if (need === undefined) throw new Error('The demo tenant seeks nothing');
  const today = helsinkiDay(new Date());
  const score = ({ properties }: Schemas['Announcement']) => scoreMatch(need, properties, today);
  return { tilava, need, score };
}

test('a tenant logs in, is label so and lands on the matches', async ({ page }) => {
  await logInByForm(page, tenant);

  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/matches$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
});

test('the matches are the public announcements within 3000 m, best first, as the domain scores them', async ({
  page,
  baseURL,
}) => {
  const { tilava, need, score } = await scoring(baseURL);
  const { results, total } = await tilava.matchmaking.findMatches(
    { property: need.id },
    { favorite: false, limit: 500 },
  );
  expect(total).toBe(results.length);
  expect(total).toBeGreaterThan(10);

  // Read one by one, so that nothing here is copied from the list that is being checked.
  const expected = [];
  for (const match of results) {
    if (match.kind !== 'announcement') throw new Error(`A ${match.kind} is in the list of potential matches`);
    const own = await tilava.announcements.get(match.announcement.id);
    expect(own.isActive).toBe(true);
    const scored = score(own);
    const { points, distance } = scored;
    expect(distance).toBeLessThanOrEqual(matchRadius);
    expected.push({
      id: own.id,
      street: own.properties.address.split(', ')[0] ?? '',
      points,
      percentage: formatPercentage(displayedPoints(scored), 'en'),
      distance,
    });
  }
  expected.sort(compareMatches);

  await logIn(page, tenant);
  const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(expected.length);
  for (const [index, { street, percentage, distance }] of expected.entries()) {
    await expect(rows.nth(index)).toContainText(street);
    await expect(rows.nth(index)).toContainText(percentage);
    await expect(rows.nth(index)).toContainText(`${formatDistance(distance, 'en')} away`);
  }
});

test('a hidden announcement and one at 3.1 km are absent, although they suit', async ({ page, baseURL }) => {
  const { score } = await scoring(baseURL);
  const landlord = await clientOf(baseURL, 'landlord@tilava.example');
  const announcements = await landlord.tilava.announcements.listOfUser(landlord.userId);
  const scored = announcements.map((announcement) => ({ announcement, ...score(announcement) }));
  const hidden = scored.find((one) => !one.announcement.isActive && one.distance < 1000 && one.points > 60);
  const tooFar = scored.find((one) => one.announcement.isActive && Math.abs(one.distance - 3100) <= 50);
  const within = scored.find((one) => one.announcement.isActive && one.distance <= matchRadius);
  if (!hidden || !tooFar || !within) throw new Error('The demo landlord lacks the premises for this journey');
  const streetOf = ({ announcement }: typeof hidden) => announcement.properties.address.split(', ')[0] ?? '';

  await logIn(page, tenant);
  await expect(page.getByRole('table')).toContainText(streetOf(within));
  await expect(page.getByRole('table')).not.toContainText(streetOf(hidden));
  await expect(page.getByRole('table')).not.toContainText(streetOf(tooFar));
});

test('the table has the six columns in the widths of the specification', async ({ page }) => {
  await logIn(page, tenant);
  const headers = page.getByRole('columnheader');

  await expect(headers).toHaveText([
    'Property',
    'Description',
    'Location',
    'Available time',
    'Match with property',
    'Favorite',
  ]);
  const widths = await headers.evaluateAll((cells) =>
    cells.map((cell) => Math.round((100 * cell.clientWidth) / (cell.parentElement?.clientWidth ?? 1))),
  );
  expect(widths).toEqual([10, 30, 20, 10, 15, 15]);
});

test('the list and the map tell of one another, and one of them stands alone on a phone', async ({
  page,
}) => {
  await logIn(page, tenant);
  const premises = page.getByRole('listbox', { name: 'Premises on the map' });
  const chosenRow = page.getByRole('table').locator('[aria-current="true"]');
  await page.setViewportSize({ width: 1440, height: 1200 });
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.mouse.move(200, 300);
  await expect(premises).toBeAttached();
  const mark = await page.locator('[data-map] [data-premises]').last().boundingBox();
  await page.mouse.click((mark?.x ?? 0) + (mark?.width ?? 0) / 2, (mark?.y ?? 0) + (mark?.height ?? 0) / 2);
  await expect(chosenRow).toHaveCount(1);
  // The pointer is still above it.
  const chosen = (await page.getByRole('paragraph').filter({ hasText: /\sm²$/u }).textContent()) ?? '';
  const [street = '', type = ''] = chosen.split(', ');
  const chosenLink = page.locator('[aria-current="true"]');
  await expect(page.getByRole('row').filter({ has: chosenLink })).toContainText(street);

  const row = page.getByRole('table').getByRole('rowgroup').last().getByRole('row').nth(1);
  const other = (await row.getByRole('button', { name: /^Favorite: /u }).getAttribute('aria-label')) ?? '';
  await row.hover();
  await expect(
    page.getByRole('paragraph').filter({ hasText: `${other.replace('Favorite: ', '')}, ` }),
  ).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(premises).toHaveCount(0);
  await page.getByText('Map', { exact: true }).click();
  await expect(page).toHaveURL(/view=plot/);
  await expect(page.getByRole('list')).toHaveCount(0);
  await premises.focus();
  await page.keyboard.press('Space');
  const first = (await premises.getByRole('option', { selected: true }).textContent()) ?? '';
  await expect(
    page.getByRole('main').getByRole('link', { name: first.split(', ')[1] ?? type }),
  ).toBeVisible();
  await premises.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(premises).toBeAttached();
});

test('the map is moved, zoomed and fit by keys and wheel, and asks nobody else', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) others.push(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 1200 });
  await logIn(page, tenant);
  const map = page.getByRole('application', { name: /^Map around / });
  const mark = page.locator('[data-map] [data-premises]').last();
  const place = async () => (await mark.boundingBox()) ?? { x: 0, y: 0 };
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.mouse.move(200, 300);
  await expect(mark).toBeVisible();
  await map.focus();
  const start = await place();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => Math.round((await place()).y - start.y)).toBe(-80);
  await page.keyboard.press('Home');
  await expect.poll(async () => Math.round((await place()).y - start.y)).toBe(0);

  // Streets are named, once it is near enough.
  const names = page.locator('[data-map] text');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(names.filter({ hasText: /(?:katu|tie)$/u }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Fit all' }).click();
  await map.hover();
  await page.mouse.wheel(0, -600);
  await expect(page.locator('[data-map] rect').first()).toBeVisible();
  expect(others).toEqual([]);
});

test('the way back from a match leads to the row that it was opened from', async ({ page }) => {
  await logIn(page, tenant);
  const row = page.getByRole('table').getByRole('link').nth(3);
  const title = page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' });
  await row.click();
  await expect(title).toBeFocused();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(row).toBeFocused();
  await row.press('Enter');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
});

test('a match says what speaks for it and against it, and whether it is new or was opened', async ({
  page,
}) => {
  await logIn(page, tenant);
  const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  await expect(rows.first()).toContainText('Meets all wishes');
  await expect(rows.filter({ hasText: /over budget|too small|too large|Missing: / }).first()).toBeVisible();
  await expect(rows.filter({ has: page.getByText(/^(?:New|Seen)$/u) })).toHaveCount(0);

  // As if the best one hadn't been there on a visit an hour ago.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tilava.visits') ?? '');
    const { value } = kept;
    const earlier = { ...value, latest: value.latest.slice(1), at: value.at - 3_600_000 };
    localStorage.setItem('tilava.visits', JSON.stringify({ ...kept, value: earlier }));
  });
  await page.reload();
  await expect(rows.first().getByText('New', { exact: true })).toBeVisible();
  await expect(rows.filter({ has: page.getByText('New', { exact: true }) })).toHaveCount(1);

  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to matches' }).click();
  await expect(rows.first().getByText('Seen', { exact: true })).toBeVisible();
  await expect(rows.filter({ has: page.getByText(/^(?:New|Seen)$/u) })).toHaveCount(1);
});

test('the list takes the room of a wide window, and its toolbar stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, tenant);
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const width = (await table.boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(700);
  expect(width).toBeLessThan(800);
  await table.getByRole('rowheader').nth(8).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Select filter' })).toBeInViewport({ ratio: 1 });
  // What has the focus lies below it.
  await table.getByRole('rowheader').first().getByRole('link').focus();
  const top = (await table.getByRole('rowheader').first().boundingBox())?.y ?? 0;
  const bar = await page.getByRole('button', { name: 'Select filter' }).boundingBox();
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});
