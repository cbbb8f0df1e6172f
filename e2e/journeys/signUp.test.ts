import { expect, type Page } from '@playwright/test';
import { byKeyboard, byPointer, type InputMethod } from '../support/inputMethod.ts';
import { linkMailedTo } from '../support/mails.ts';
import {
  fillAccount,
  fillLocation,
  fillProfile,
  fillProperty,
  newPassword,
  seeResults,
  signUpLabels,
  type Visitor,
} from '../support/signUp.ts';
import { test } from '../support/test.ts';

/** Follows the mailed link and logs in. */
async function verifyAndLogIn({ page, input, labels }: Visitor, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: labels.sent })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await page.goto(await linkMailedTo(email));
  await expect(page.getByText(labels.verified)).toBeVisible();
  await page.goto('/login');
  await input.write(page.getByLabel(labels.email), email);
  await input.write(page.locator('input[name=password]'), newPassword);
  await input.press(page.getByRole('button', { name: labels.login }));
  await expect(page).toHaveURL(/\/user\/matches$/);
}

/** Each kind of user signs up in a way of its own. */
const ways = [
  {
    way: 'by the keyboard alone, in the dark, in English',
    language: 'en',
    who: 'tenant',
    inputOf: (page: Page): InputMethod => byKeyboard(page),
    use: { locale: 'en-GB', colorScheme: 'dark' },
  },
  {
    way: 'on a phone, in Finnish',
    language: 'fi',
    who: 'organisation',
    inputOf: (page: Page): InputMethod => byPointer(page),
    use: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
  },
  {
    way: 'on a phone, in the dark, in Swedish that the browser translates',
    language: 'sv',
    who: 'landlord',
    inputOf: (page: Page): InputMethod => byPointer(page),
    use: { locale: 'sv-FI', colorScheme: 'dark', viewport: { width: 390, height: 844 }, isTranslated: true },
  },
] as const;

for (const { way, language, who, inputOf, use } of ways) {
  test.describe(way, () => {
    test.use(use);
    const labels = signUpLabels[language];

    test(`a new ${who} signs up, verifies and logs in`, async ({ page }) => {
      const visitor: Visitor = { page, input: inputOf(page), labels };
      const email = `${language}.${who}@tilava.example`;
      await page.goto('/signup');
      if (who === 'landlord') {
        await visitor.input.press(page.getByRole('link', { name: labels.landlord }));
        await fillProfile(visitor, false);
        await fillAccount(visitor, email);
        await visitor.input.press(page.getByRole('button', { name: labels.signUp }));
        await verifyAndLogIn(visitor, email);
        return;
      }
      await visitor.input.press(page.getByRole('link', { name: labels.tenant }));
      await fillLocation(visitor);
      await fillProperty(visitor);
      await seeResults(visitor);
      await fillProfile(visitor, who === 'organisation');
      await visitor.input.press(page.getByRole('button', { name: labels.continue }));
      await fillAccount(visitor, email);
      await visitor.input.press(page.getByRole('button', { name: labels.submit }));
      await verifyAndLogIn(visitor, email);

      // Nobody is interested in anything from the beginning.
      await page.goto('/user/dashboard');
      await visitor.input.press(page.getByRole('link', { name: labels.findMatches }));
      await expect(page).toHaveURL(/\/user\/matches$/);
    });
  });
}

test('a landlord’s page says what is missing, and a double press signs up once', async ({ page }) => {
  const visitor: Visitor = { page, input: byPointer(page), labels: signUpLabels.en };
  const email = 'new.landlord@tilava.example';
  await page.goto('/signup/landlord');
  await expect(page.locator('[name=currentAddress]')).toHaveAttribute('autocomplete', 'address-line1');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await signUp.click();
  await expect(page.getByRole('group', { name: '6 fields need your attention' })).toBeFocused();
  await fillProfile(visitor, false);
  await fillAccount(visitor, email);
  await signUp.dblclick();
  await verifyAndLogIn(visitor, email);
});
