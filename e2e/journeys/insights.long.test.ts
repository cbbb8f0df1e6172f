import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Schemas } from '@tilava/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** What the file of a chart says, line by line. */
async function downloaded(page: Page, title: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as CSV: ${title}` }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.replace('\uFEFF', '').split('\r\n');
}

test('a landlord reads the insights of the chosen announcement, as charts, tables and files', async ({
  page,
}) => {
  await logIn(page, 'landlord@tilava.example');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: /^Insights near / })).toBeVisible();
  const rents = page.getByRole('listbox', { name: 'Rents by type' });
  await expect(rents.getByRole('option', { name: /^Office .* Median .* Yours / })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Storage: to let Fewer than five' })).toBeVisible();

  const views = page.getByRole('slider', { name: 'Views and interest' });
  await expect(views).toHaveAttribute('aria-valuemax', '12');
  await views.press('Home');
  await expect(views).toHaveAttribute('aria-valuetext', /: Fewer than five$/);
  const insights = page.getByRole('group', { name: /^Insights near / });
  await insights.getByRole('button', { name: 'View as table' }).last().click();
  await expect(page.getByRole('table', { name: 'Views and interest' }).getByRole('row')).toHaveCount(13);

  const [header, ...lines] = await downloaded(page, 'Rents by type');
  expect(header).toBe('Type,Lower quartile,Median,Upper quartile,Yours');
  expect(lines[0]).toMatch(/^Office(,\d+(\.\d+)?){4}$/);
  const weeks = await downloaded(page, 'Views and interest');
  expect(weeks).toHaveLength(14);
  expect(weeks[1]).toMatch(/^\d{4}-\d{2}-\d{2},Fewer than five,Fewer than five$/);
});

test('a landlord tries out another rent and more amenities by keyboard, and nothing is saved', async ({
  page,
}) => {
  await logIn(page, 'landlord@tilava.example');
  await page.goto('/user/dashboard');
  const simulator = page.getByRole('group', { name: 'What if …' });
  const bars = simulator.getByRole('listbox', { name: 'Tenants above 60%' }).getByRole('option');
  await expect(bars).toHaveText(['As it is now 10']);
  const answer = page.waitForResponse(/\/simulation$/u);
  await simulator
    .getByRole('combobox', { name: 'Rent' })
    .selectOption({ label: '+20\u00A0% (3\u00A0228\u00A0€)' });
  const { before, gained, lost } = (await (await answer).json()) as Schemas['ListingSimulation'];
  await expect(bars).toHaveText([
    `As it is now ${before ?? 0}`,
    `With these changes ${(before ?? 0) + gained - lost || 'Fewer than five'}`,
  ]);
  await simulator.getByRole('checkbox', { name: 'Shower' }).press('Space');
  await expect(simulator.getByRole('status')).toHaveText(/tenants would/u);
  await expectAccessible(page);
  await simulator.getByRole('button', { name: 'Undo all changes' }).press('Enter');
  await expect(bars).toHaveCount(1);
  await expect(simulator.getByRole('checkbox', { name: 'Shower' })).not.toBeChecked();
});

test('a tenant reads the insights of what is sought, without anybody’s views', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('option', { name: /^Retail .* Median / })).toBeVisible();
  expect(await downloaded(page, 'Supply and demand')).toContain('Office: to let,35');
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('a tenant reads rents by district on a map, in a table that is sorted, and in a file', async ({
  page,
}) => {
  const district = (postalCode: string, fi: string, latitude: number, longitude: number, median: number) => ({
    postalCode,
    names: { fi, sv: fi },
    location: { latitude, longitude },
    count: median,
    rent: { low: median, median, high: median },
  });
  await logIn(page, 'tenant@tilava.example');
  await page.route('**/api/v1/insights/*', async (route) => {
    const answer = await route.fetch();
    const insights: Schemas['Insights'] = await answer.json();
    const rentByDistrict = [
      district('00120', 'Punavuori', 60.1631, 24.939, 40),
      district('00100', 'Kamppi', 60.1721, 24.9295, 20),
      district('00170', 'Kruununhaka', 60.1733, 24.9537, 10),
    ];
    const types = insights.types.map((type, index) => (index === 0 ? { ...type, rentByDistrict } : type));
    await route.fulfill({ json: { ...insights, types } });
  });
  await page.goto('/user/dashboard');
  const districts = page.getByRole('region', { name: 'Rents by district' });
  const table = districts.getByRole('table', { name: 'Rents by district' });
  const names = table.getByRole('rowheader');
  await expect(names).toHaveText(['Punavuori (00120)', 'Kamppi (00100)', 'Kruununhaka (00170)']);
  await table.getByRole('button', { name: 'District' }).click();
  await expect(names).toHaveText(['Kamppi (00100)', 'Kruununhaka (00170)', 'Punavuori (00120)']);

  const list = districts.getByRole('listbox', { name: 'Districts on the map' });
  await list.focus();
  await list.press('Home');
  await list.press('Space');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/: median \d+\u00a0€\/m²\/month, at least \d+ announcements$/u);
  await expect(districts.getByRole('application')).toBeVisible();
  await expect(districts.locator('[data-map]').getByText('40\u00a0€')).toHaveCount(1);
  await expectAccessible(page);

  const [header, ...lines] = await downloaded(page, 'Rents by district');
  expect(header).toBe('District,Median,Announcements');
  expect(lines.filter((line) => line !== '')).toEqual([
    'Kamppi (00100),20,20',
    'Kruununhaka (00170),10,10',
    'Punavuori (00120),40,40',
  ]);
});

for (const [role, titles] of [
  ['tenant', ['Rents by type', 'Supply and demand']],
  ['landlord', ['Rents by type', 'Supply and demand', 'Views and interest']],
] as const) {
  test(`each plot of a ${role}’s dashboard stands as a table, too, with the rows of its file`, async ({
    page,
  }) => {
    await logIn(page, `${role}@tilava.example`);
    await page.goto('/user/dashboard');
    const plots = page
      .getByRole('group', { name: /^Insights near / })
      .getByRole('figure')
      .filter({ has: page.getByRole('button', { name: 'View as table' }) });
    await expect(plots).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      const table = plots.nth(index).getByRole('table', { name: title, includeHidden: true });
      await expect(table).toBeHidden();
      await plots.nth(index).getByRole('button', { name: 'View as table' }).click();
      await expect(table).toBeVisible();
      const [, ...lines] = (await downloaded(page, title)).filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(0);
      await expect(table.getByRole('rowheader')).toHaveCount(lines.length);
    }
  });
}
