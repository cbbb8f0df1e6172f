import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn, logOut } from '../support/demo.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
import { problem } from '../support/problem.ts';
import { expectListsOf } from '../support/savedState.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.afterEach(async ({ context, relay }) => goOnline(context, relay));

/** Everything that the worker keeps, by address. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) found.push(url);
    }
    return found;
  });

test('the app opens without a network after one visit, at any of its pages, and keeps no answer of the server', async ({
  page,
  context,
  relay,
  baseURL,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await expectListsOf(page, 'findMatches');
  const rows = page.getByRole('table').getByRole('rowheader');
  const count = await rows.count();

  await goOffline(context, relay);
  await page.goto('/user/matches');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await expect(rows).toHaveCount(count);
  const age = page.getByText(/^\d+ match.+ · As of \d\d:\d\d \(.+\)$/u);
  await expect(age).toBeVisible();
  for (const [path, heading] of [
    ['/user/dashboard', 'Dashboard'],
    ['/terms', 'Terms of use'],
    ['/', 'Matches'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  for (const path of ['/api/v1/announcements', '/unsubscribe/none', '/icon.svg']) {
    await expect(page.goto(path), path).rejects.toThrow(/ERR_(?:INTERNET_DISCONNECTED|EMPTY_RESPONSE)/u);
  }

  await goOnline(context, relay);
  await page.goto('/user/matches');
  await expect(rows).toHaveCount(count);
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  await expect(age).toHaveCount(0);
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(100);
  const isOurs = new RegExp(`^${baseURL ?? ''}/(?:assets/|user/matches\\?__WB_REVISION__=)`, 'u');
  expect(kept.filter((address) => !isOurs.test(address))).toEqual([]);
});

test('a list opened offline is refetched once the network is back, and what could not load appears', async ({
  page,
  context,
  relay,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await expectListsOf(page, 'findMatches');
  const age = page.getByText(/ · As of \d\d:\d\d \(.+\)$/u);

  await goOffline(context, relay);
  await page.goto('/user/matches');
  await expect(age).toBeVisible();
  await expect(page.getByText('Network Errors')).toHaveCount(0);
  await goOnline(context, relay);
  await expect(age).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();

  await goOffline(context, relay);
  await expect(age).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await goOnline(context, relay);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the app is not installed in a visitor’s browser', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** The marks that the server was told of. */
function listenForMarks(relayed: Page): string[] {
  const marks: string[] = [];
  relayed.on('request', (request) => {
    if (/\/favorite\//u.test(request.url())) marks.push(request.method());
  });
  return marks;
}

test('favourites that are marked offline are sent once when the network is back, also by another page', async ({
  page,
  context,
  relay,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const savedIds = async (interested = false) => {
    const [list] = await tilava.favorites.list(userId, interested ? { interested } : undefined);
    if (list === undefined) throw new Error('Nobody answered');
    return ('favorites' in list ? list.favorites : list.isInterested).map(({ id }) => id);
  };
  const before = await savedIds();
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await expectListsOf(page, 'findMatches');
  const stars = page.getByRole('button', { name: /^Favorite: / });
  const isOn = (place: number) => stars.nth(place).getAttribute('aria-pressed');
  const wasOn = [await isOn(0), await isOn(1)];
  const other = String(wasOn[0] !== 'true');

  await goOffline(context, relay);
  await stars.nth(0).click();
  // Once and back again: the last wish counts.
  await stars.nth(1).click();
  await stars.nth(1).click();
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', other);
  await expect(stars.nth(0)).toHaveAccessibleDescription('Waiting to be sent');
  await expect(page.getByText('2 changes are saved on this device')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', other);
  await expect(stars.nth(0)).toHaveAccessibleDescription('Waiting to be sent');
  const second = await context.newPage();
  await second.goto('/user/matches');
  await expect(second.getByText('2 changes are saved on this device')).toBeVisible();

  const marks = [listenForMarks(page), listenForMarks(second)];
  await goOnline(context, relay);
  for (const tab of [page, second]) {
    const star = tab.getByRole('button', { name: /^Favorite: / }).first();
    await expect(star).toHaveAccessibleDescription('');
    await expect(star).toHaveAttribute('aria-pressed', other);
  }
  expect(marks.flat()).toEqual([
    other === 'true' ? 'POST' : 'DELETE',
    wasOn[1] === 'true' ? 'POST' : 'DELETE',
  ]);
  const after = await savedIds();
  expect(after).toHaveLength(before.length + (other === 'true' ? 1 : -1));
  expect(await page.evaluate(() => localStorage.getItem('tilava.waiting'))).toContain('"value":[]');

  await stars.nth(0).click();
  await expect.poll(async () => (await savedIds()).toSorted()).toEqual(before.toSorted());
});

test('a favourite stays queued while the server fails, and is sent once it is back', async ({
  page,
  context,
  relay,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await expectListsOf(page, 'findMatches');
  const star = page.getByRole('button', { name: /^Favorite: / }).first();
  const wasOn = (await star.getAttribute('aria-pressed')) === 'true';
  await goOffline(context, relay);
  await star.click();
  let answer: Parameters<Route['fulfill']>[0];
  let answered = 0;
  await context.route(/\/favorite\//u, async (route) => {
    answered += 1;
    await route.fulfill(answer);
  });
  const tooOften = problem(429, 'too_many_attempts', 'Too many attempts');
  for (answer of [
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    problem(503, 'unavailable', 'The server cannot answer now'),
    { ...tooOften, headers: { 'retry-after': '0' } },
  ]) {
    const before = answered;
    await goOnline(context, relay);
    // One attempt is three calls.
    await expect.poll(() => answered).toBe(before + 3);
    await expect(star).toHaveAccessibleDescription('Waiting to be sent');
    await goOffline(context, relay);
    await expect(star).toHaveAttribute('aria-pressed', String(!wasOn));
  }
  await context.unroute(/\/favorite\//u);
  const marks = listenForMarks(page);
  await goOnline(context, relay);
  await expect(star).toHaveAccessibleDescription('');
  await expect(star).toHaveAttribute('aria-pressed', String(!wasOn));
  expect(marks).toEqual([wasOn ? 'DELETE' : 'POST']);
  await star.click();
  await expect.poll(() => marks.length).toBe(2);
});

test('queued interest shows where it was marked, and is gone after a logout', async ({
  page,
  context,
  relay,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  const interest = page.getByRole('button', { name: "I'm Interested" });
  const wasOn = (await interest.getAttribute('aria-pressed')) === 'true';
  await goOffline(context, relay);
  await interest.click();
  await expect(interest).toHaveAttribute('aria-pressed', String(!wasOn));
  await expect(interest).toHaveAccessibleDescription('Waiting to be sent');
  await expect(page.getByText('1 change is saved on this device')).toBeVisible();
  const marks = listenForMarks(page);
  await logOut(page);
  await expect(page).toHaveURL(/\/$/u);
  expect(await page.evaluate(() => localStorage.getItem('tilava.waiting'))).toBeNull();
  await goOnline(context, relay);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(marks).toEqual([]);
});
