import { expect, type Page } from '@playwright/test';
import { matchFields } from '@tilava/domain/matching';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const choose = (page: Page, option: string) => page.getByRole('radio', { name: option }).check();
const links = (page: Page) => page.getByRole('main').getByRole('rowheader').getByRole('link');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.use({ viewport: { width: 1280, height: 844 } });

test('a tenant says what matters most, sees what that hides, and takes it back', async ({
  page,
  baseURL,
}) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Weighing', nearNeed);
  const { tilava, userId } = await clientOf(baseURL, email);
  const find = async () => {
    const [need] = await tilava.properties.listOfUser(userId);
    const { total, hidden } = await tilava.matchmaking.findMatches(
      { property: need?.id ?? '' },
      { favorite: false, limit: 500 },
    );
    return { total, hidden, need };
  };
  try {
    const before = await find();
    await logIn(page, email);
    await expect(links(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sort: Best match' }).click();
    await page.getByRole('menuitemradio', { name: 'What matters most' }).click();
    const dialog = page.getByRole('dialog', { name: 'What matters most to you' });
    await expect(dialog.getByRole('radio', { name: /: Normal$/u, checked: true })).toHaveCount(
      matchFields.length,
    );
    await expectAccessible(page);

    // By keyboard, as radio buttons are.
    await dialog.getByRole('radio', { name: 'Rent: Normal' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('radio', { name: 'Rent: Must have' })).toBeChecked();
    await choose(page, 'Floor: Doesn’t matter');
    await save(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ranked by what matters to you.')).toBeVisible();

    const after = await find();
    expect(after.need).toMatchObject({ importance: { rent: 'must', floor: 'ignored' } });
    const hidden = after.hidden?.total ?? 0;
    expect(hidden).toBeGreaterThan(1);
    expect(after.total + hidden).toBe(before.total);
    await expect(page.getByText(`${hidden} more are hidden by what you must have.`)).toBeVisible();
    await expectAccessible(page);

    // A match explains itself by the same weights.
    await links(page).first().click();
    await expect(page.getByText('24 of 24')).toBeVisible();
    await page.getByRole('link', { name: 'Back to matches' }).click();

    await page.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByRole('rowheader', { name: /^Rent/u })).toHaveText(`Renthides ${hidden}`);
    for (const radio of await dialog.getByRole('radio', { name: /: Doesn’t matter$/u }).all())
      await radio.check();
    await save(page);
    await expect(dialog.getByRole('alert')).toHaveText('At least one criterion has to matter.');
    await dialog.getByRole('button', { name: 'Reset to normal' }).click();
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await save(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ranked by what matters to you.')).toBeHidden();
    expect(await find()).toMatchObject({ total: before.total, need: { importance: null } });
  } finally {
    await admin.users.delete(id);
  }
});
