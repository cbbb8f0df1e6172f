import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
import { expectListsOf } from '../support/savedState.ts';
import { test } from '../support/test.ts';

const tenant = 'tenant@tilava.example';
const count = /^(?<inArea>\d+) of (?<all>\d+) in this area$/u;

const mapOf = (page: Page) => page.getByRole('application', { name: /^Map around / });
const searchSwitch = (page: Page) => page.getByRole('switch', { name: 'Search as I move the map' });
const rowsOf = (page: Page) => page.getByRole('table').getByRole('rowgroup').last().getByRole('row');

/** How many of all matches the list says are in the area. */
async function counted(page: Page): Promise<{ readonly inArea: number; readonly all: number }> {
  const text = (await page.getByText(count).textContent()) ?? '';
  const { inArea, all } = count.exec(text)?.groups ?? {};
  return { inArea: Number(inArea), all: Number(all) };
}

/** Opens the matches beside their map. */
async function openMap(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, tenant);
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.mouse.move(200, 300);
  await expect(page.locator('[data-map] [data-premises], [data-map] [data-cluster]').first()).toBeVisible();
}

/** Waits until the list shows fewer than all, and as many rows as it says. */
async function expectNarrowed(page: Page): Promise<number> {
  await expect(page.getByText(count)).toBeVisible();
  await expect
    .poll(async () => {
      const { inArea, all } = await counted(page);
      return inArea > 0 && inArea < all && (await rowsOf(page).count()) === inArea;
    })
    .toBe(true);
  return (await counted(page)).inArea;
}

test('the list follows the map by mouse, wheel and the way back, and asks for nothing that it has', async ({
  page,
}) => {
  await openMap(page);
  const all = await rowsOf(page).count();
  await page.mouse.move(1100, 500);
  await page.mouse.wheel(0, -600);
  await expect(rowsOf(page)).toHaveCount(all);
  expect(new URL(page.url()).searchParams.has('area')).toBe(false);

  const asked: string[] = [];
  page.on('request', (request) => {
    // What the bar counts is asked for again and again.
    if (/\/api\/(?!.*\/(?:interests|threads)\b)/u.test(request.url())) asked.push(request.url());
  });
  await searchSwitch(page).press('Space');
  await expect(searchSwitch(page)).toBeChecked();
  const near = await expectNarrowed(page);
  expect(await counted(page)).toEqual({ inArea: near, all });
  await expectAccessible(page);

  const before = page.url();
  await page.mouse.move(1100, 500);
  await page.mouse.down();
  await page.mouse.move(1000, 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.url()).not.toBe(before);
  const moved = await expectNarrowed(page);
  expect(asked).toEqual([]);

  await page.reload();
  expect(await expectNarrowed(page)).toBe(moved);
  await page.mouse.move(200, 300);
  await expect(searchSwitch(page)).toBeChecked();
  const kept = page.url();
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property & Landlord Profile' })).toBeVisible();
  await page.goBack();
  expect(await expectNarrowed(page)).toBe(moved);
  expect(page.url()).toBe(kept);

  // One step back from where it was turned on; the map shows everything again.
  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(all);
  await expect(searchSwitch(page)).not.toBeChecked();
});

test('the map is searched by keys, and says where nothing is', async ({ page }) => {
  await openMap(page);
  const all = await rowsOf(page).count();
  await searchSwitch(page).press('Space');
  await expect(searchSwitch(page)).toBeChecked();
  await mapOf(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expectNarrowed(page);
  await page.keyboard.press('+');
  await expect(async () => {
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
    // Longer than the list waits for the map to stand still: what it says is about where the map is now.
    await expect(page.getByText('No matches in this area')).toBeVisible({ timeout: 1500 });
  }).toPass();
  // Beyond the edge of what is there: the map shows more of it in windows of another size.
  const edge = page.url();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(edge);
  await expect(page.getByText(`0 of ${String(all)} in this area`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(all);
  expect(new URL(page.url()).searchParams.has('area')).toBe(false);
  await expect(page.locator('[data-map] [data-premises], [data-map] [data-cluster]').first()).toBeVisible();
});

test('a landlord sees where tenants look for premises, in step with the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'landlord@tilava.example');
  await expect(rowsOf(page).first()).toContainText('Strong match');
  await page.mouse.move(200, 300);
  await expect(mapOf(page)).toBeVisible();
  await expect(searchSwitch(page)).toHaveCount(0);
  const tenants = page.getByRole('listbox', { name: 'Tenants on the map' });
  await tenants.focus();
  const nearest = (await tenants.getByRole('option').first().textContent()) ?? '';
  await expect(page.getByRole('paragraph').filter({ hasText: nearest })).toBeVisible();
  await page.keyboard.press('Space');
  const chosen = page.getByRole('row').filter({ has: page.locator('[aria-current="true"]') });
  await expect(chosen).toContainText(nearest.split(', ')[0] ?? '');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Map', { exact: true }).click();
  await tenants.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Match information' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map is pinched by two fingers, and the list keeps to what it showed', async ({ page }) => {
    await logIn(page, tenant);
    await expect(page.getByText('Strong match').first()).toBeVisible();
    await page.getByText('Map', { exact: true }).tap();
    await expect(mapOf(page)).toBeVisible();
    await page.getByText('Search as I move the map').tap();
    await expect(searchSwitch(page)).toBeChecked();

    const box = await mapOf(page).boundingBox();
    if (box === null) throw new Error('The map is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 25);
    for (let apart = 35; apart <= 125; apart += 10) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect(page.getByText(count)).toBeVisible();
    await expect.poll(async () => (await counted(page)).inArea).toBeLessThan((await counted(page)).all);
    const { inArea } = await counted(page);

    await page.getByText('List', { exact: true }).tap();
    await expect(page.getByRole('list').getByRole('link', { name: /./u }).first()).toBeVisible();
    expect((await counted(page)).inArea).toBe(inArea);
    await page.getByRole('button', { name: 'Remove Map' }).tap();
    await expect(page.getByText(count)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(async ({ context, relay }) => goOnline(context, relay));

  test('the map is there that was looked at, and still narrows the list', async ({
    page,
    context,
    relay,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(page, tenant);
    await untilKept(page);
    await page.reload();
    await expectListsOf(page, 'findMatches');
    await expect(page.getByText('Strong match').first()).toBeVisible();
    await page.mouse.move(200, 300);
    // The names of streets and districts come with its tiles.
    const names = page.locator('[data-map] text').filter({ hasText: /[a-zäö]{4}/u });
    await expect(names.first()).toBeVisible();
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('map')).keys()).map(({ url }) => url));
    await expect
      .poll(async () => (await kept()).filter((url) => url.endsWith('.bin')).length)
      .toBeGreaterThan(0);

    await goOffline(context, relay);
    await page.reload();
    await expect(page.getByText('Strong match').first()).toBeVisible();
    await page.mouse.move(220, 320);
    await expect(names.first()).toBeVisible();
    await searchSwitch(page).press('Space');
    await mapOf(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect
      .poll(async () => new URL(page.url()).searchParams.has('area') && (await rowsOf(page).count()) > 0)
      .toBe(true);
    await expect(page.getByText(/^\d+ of \d+ in this area · As of /u)).toBeVisible();
  });
});
