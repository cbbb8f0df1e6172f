import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** Nothing hangs out of the window sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390, 320]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('landing and login have no axe violation', async ({ page }) => {
        for (const path of ['/', '/login']) {
          await page.goto(path);
          await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });

      test('the matches have no axe violation', async ({ page }) => {
        await logIn(page, 'tenant@tilava.example');
        await expect(page.getByText('Strong match').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });

      test("a landlord's pages have no axe violation", async ({ page }) => {
        await logIn(page, 'landlord@tilava.example');
        await expect(page.getByText('Strong match').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await page.goto('/user/announcements');
        await expect(page.getByRole('heading', { name: 'Hidden announcements' })).toBeVisible();
        await expect(page.getByText('a month').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });
  }
}

test('no page breaks the Content-Security-Policy', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await logIn(page, 'tenant@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  expect(refusals).toEqual([]);
});
