import { expect, type Page } from '@playwright/test';
import { isInArea, cornersOf } from '@tilava/domain/place';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const map = (page: Page) => page.getByRole('application', { name: /^Map for drawing an area/u });
const points = (page: Page) => page.getByRole('button', { name: /^Point \d+ of \d+$/u });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

test('a tenant with two needs draws an area for one by the keyboard, and its list alone follows', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Drawing', nearNeed);
  const { tilava, userId } = await clientOf(baseURL, email);
  const find = async () => {
    const [need] = await tilava.properties.listOfUser(userId);
    if (need?.kind !== 'need') throw new Error('The need is gone');
    const { total, results } = await tilava.matchmaking.findMatches(
      { property: need.id },
      { favorite: false, limit: 500 },
    );
    return { need, total, results };
  };
  try {
    await tilava.properties.create(farNeed);
    const before = await find();
    await logIn(page, email);
    await page.goto(`/user/edit/property/${before.need.id}`);
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await map(page).focus();
    // A bow tie first: its outline crosses itself.
    await press(page, 'ArrowLeft', 4);
    await page.keyboard.press('Enter');
    await press(page, 'ArrowRight', 8);
    await page.keyboard.press('Enter');
    await press(page, 'ArrowUp', 6);
    await press(page, 'ArrowLeft', 8);
    await page.keyboard.press('Enter');
    await press(page, 'ArrowRight', 8);
    await page.keyboard.press('Enter');
    await expect(points(page)).toHaveCount(4);
    await expect(page.getByText('The outline crosses itself.')).toBeVisible();
    await expectAccessible(page);
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText('To save, check: Drawn area')).toBeVisible();

    // The last point is removed and undone, then the third one moved past it.
    await points(page).nth(3).focus();
    await page.keyboard.press('Delete');
    await expect(points(page)).toHaveCount(3);
    await expect(points(page).nth(2)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(points(page)).toHaveCount(4);
    await points(page).nth(2).focus();
    await press(page, 'ArrowRight', 16);
    await expect(page.getByText(/^4 points, [\d.]+\skm²$/u)).toBeVisible();

    await page.getByRole('button', { name: 'Remove area' }).click();
    await expect(page.getByText('Area removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(points(page)).toHaveCount(4);
    await save(page).click();
    await expect(page).toHaveURL(/\/user\/information/u);
    await expect(page.locator('#property').getByText(/^[\d.]+\skm²$/u)).toBeVisible();

    const after = await find();
    const corners = after.need.drawnArea ? cornersOf(after.need.drawnArea) : [];
    const inside = before.results.filter(
      (match) => match.kind === 'announcement' && isInArea(corners, match.announcement.properties.location),
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThan(before.total);
    expect(after.total).toBe(inside.length);
    await page.goto('/user/matches');
    const ofArea = page.getByText(`${inside.length} matches in the area you drew`).first();
    await expect(ofArea).toBeVisible();
    const searches = page.getByRole('button', { name: /^Search: / });
    await searches.click();
    await page.getByRole('menuitemradio', { name: /Koskikatu/u }).click();
    await expect(page.getByText('No matches yet')).toBeVisible();
    await searches.click();
    await page.getByRole('menuitemradio').first().click();
    await expect(ofArea).toBeVisible();
    // Which of the two needs premises fit is clear once they are there; until then the page stays.
    await page.route('**/api/v1/properties/0*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByText(/^Inside the area you drew/u)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/matches\/[^/?]+$/u);
    await expectAccessible(page);
  } finally {
    await admin.users.delete(id);
  }
});
