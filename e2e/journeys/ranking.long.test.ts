import { expect } from '@playwright/test';
import { matchFields, weights } from '@tilava/domain/matching';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

test('anyone reads how matches are ranked: each criterion with its weight, on screen and on paper', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How matches are ranked' }).click();
  await expect(page).toHaveURL(/\/ranking$/u);
  await expect(page).toHaveTitle('How matches are ranked · Tilava');
  await expect(page.getByRole('heading', { level: 1, name: 'How matches are ranked' })).toBeVisible();
  const table = page.getByRole('table', { name: 'What counts, and how much' });
  const cells = table.getByRole('cell', { name: /^\d+%$/u });
  await expect(cells).toHaveText(matchFields.map((field) => `${weights[field]}%`));
  await expect(table.getByRole('rowheader')).toHaveCount(matchFields.length);
  // The bars are as wide as their weights.
  const widths = await cells.evaluateAll((all) =>
    all.map((cell) => cell.querySelector('[aria-hidden]')?.getBoundingClientRect().width ?? 0),
  );
  const [widest = 0] = widths;
  for (const [index, field] of matchFields.entries()) {
    expect(widths[index], field).toBeCloseTo(
      Math.max(3, (widest * weights[field]) / weights.residenceType),
      0,
    );
  }
  await expect(page.getByText('Age, gender, family, language and nationality')).toBeVisible();
  await expect(page.getByText(/Regulation \(EU\) 2019\/1150, Article 5/u)).toBeVisible();
  await expect(page.getByText(/Directive 2011\/83\/EU, Article 6a/u)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(cells.first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('a visitor without scripts reads it in their language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'fi-FI',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/ranking');
  await expect(page.getByRole('heading', { level: 1, name: 'Näin osumat järjestetään' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('cell', { name: /^\d+\s%$/u })).toHaveCount(
    matchFields.length,
  );
  await context.close();
});

test('the menu that sorts matches leads there', async ({ page }) => {
  await logIn(page, 'tenant@tilava.example');
  await page.getByRole('button', { name: 'Sort: Best match' }).click();
  await page.getByRole('menuitemradio', { name: 'How matches are ranked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How matches are ranked' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/matches$/u);
});
