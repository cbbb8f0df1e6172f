import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { logIn } from '../support/demo.ts';
import { keepTenantDraft, stepTitles } from '../support/signUp.ts';

const visitorsPages = ['/', '/login', '/customer-service', '/terms', '/data-protection'];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** In both themes, between which nothing but colours differs. */
async function expectAccessible(page: Page): Promise<void> {
  expect(violationsOf(await new AxeBuilder({ page }).withTags(standards).analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
  expect(violationsOf(await inDark.analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const violationsOf = ({ violations }: Results): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);

/** Nothing hangs out of the window sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const width of [1280, 320]) {
  test.describe(`${width} px wide`, () => {
    // Colours that fade into the others' have no contrast to be checked.
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('what visitors read has no axe violation', async ({ page }) => {
      for (const path of visitorsPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('the pages of signing up have no axe violation', async ({ page }) => {
      await page.goto('/signup');
      await expect(page.getByRole('link', { name: /^Lessor/ })).toBeVisible();
      await expectAccessible(page);
      await keepTenantDraft(page);
      for (const [step, title] of stepTitles.entries()) {
        await page.goto(`/signup/tenant/${step}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        if (step === 3) await page.getByRole('button', { name: 'More about you' }).click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/signup/landlord');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByRole('group', { name: 'There are 6 things to mend' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the matches have no axe violation', async ({ page }) => {
      await logIn(page, 'tenant@tilava.example');
      await expect(page.getByText('Strong match').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Property & Landlord Profile' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test("a landlord's pages have no axe violation", async ({ page }) => {
      await logIn(page, 'landlord@tilava.example');
      await expect(page.getByText('Strong match').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Match information' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goto('/user/announcements');
      await expect(page.getByRole('heading', { name: 'Hidden announcements' })).toBeVisible();
      await expect(page.getByText('a month').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    for (const role of ['tenant', 'landlord']) {
      test(`the details of a ${role}, and where they are changed, have no axe violation`, async ({
        page,
      }) => {
        await logIn(page, `${role}@tilava.example`);
        await page.goto('/user/information');
        await expect(page.getByText('Short description').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        for (const edit of [/^Edit(?: property)?$/u, 'Edit profile']) {
          await page.goto('/user/information');
          await page.getByRole('link', { name: edit }).click();
          await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });
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
