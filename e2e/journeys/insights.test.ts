import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
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
  await page.getByRole('button', { name: 'View as table' }).last().click();
  await expect(page.getByRole('table', { name: 'Views and interest' }).getByRole('row')).toHaveCount(13);

  const [header, ...lines] = await downloaded(page, 'Rents by type');
  expect(header).toBe('Type,Lower quartile,Median,Upper quartile,Yours');
  expect(lines[0]).toMatch(/^Office(,\d+(\.\d+)?){4}$/);
  const weeks = await downloaded(page, 'Views and interest');
  expect(weeks).toHaveLength(14);
  expect(weeks[1]).toMatch(/^\d{4}-\d{2}-\d{2},Fewer than five,Fewer than five$/);
});

test('a tenant reads the insights of what is sought, without anybody’s views', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('option', { name: /^Retail .* Median / })).toBeVisible();
  expect(await downloaded(page, 'Supply and demand')).toContain('Office: to let,15');
  await expect(page.getByRole('slider')).toHaveCount(0);
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
