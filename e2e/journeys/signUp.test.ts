import { expect, test } from '@playwright/test';
import { byKeyboard, byPointer } from '../support/hands.ts';
import { linkMailedTo } from '../support/mails.ts';
import {
  fillAccount,
  fillLocation,
  fillProfile,
  fillProperty,
  newPassword,
  seeResults,
  signUpWords,
  type Visitor,
} from '../support/signUp.ts';

/** Follows the mailed link and logs in. */
async function verifyAndLogIn({ page, hands, words }: Visitor, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await page.goto(await linkMailedTo(email));
  await expect(page.getByText(words.verified)).toBeVisible();
  await page.goto('/login');
  await hands.write(page.getByLabel(words.email), email);
  await hands.write(page.locator('input[name=password]'), newPassword);
  await hands.press(page.getByRole('button', { name: words.login }));
  await expect(page).toHaveURL(/\/user\/matches$/);
}

test('a private tenant signs up by the keyboard alone, verifies and logs in', async ({ page }) => {
  const visitor: Visitor = { page, hands: byKeyboard(page), words: signUpWords.en };
  const email = 'keyboard.tenant@tilava.example';
  await page.goto('/signup');
  await visitor.hands.press(page.getByRole('link', { name: visitor.words.tenant }));
  await fillLocation(visitor);
  await fillProperty(visitor);
  await seeResults(visitor);
  await fillProfile(visitor, false);
  await visitor.hands.press(page.getByRole('button', { name: 'Continue' }));
  await fillAccount(visitor, email);
  await visitor.hands.press(page.getByRole('button', { name: 'Submit' }));
  await verifyAndLogIn(visitor, email);
});

test.describe('on a phone, in Finnish', () => {
  test.use({ locale: 'fi-FI', viewport: { width: 390, height: 844 } });

  test('an organisation signs up, reloads and goes back in the middle, and loses nothing', async ({
    page,
  }) => {
    const visitor: Visitor = { page, hands: byPointer(page), words: signUpWords.fi };
    const email = 'phone.organisation@tilava.example';
    await page.goto('/signup');
    await visitor.hands.press(page.getByRole('link', { name: visitor.words.tenant }));
    await fillLocation(visitor);
    await fillProperty(visitor);
    await expect(page.getByRole('heading', { name: visitor.words.results })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: visitor.words.results })).toBeVisible();
    await expect(page.getByText(visitor.words.draft)).toBeVisible();
    await page.goBack();
    await expect(page.locator('input[name=sizeMin]')).toHaveValue('40,5');
    await page.goForward();
    await seeResults(visitor);

    await fillProfile(visitor, true);
    await visitor.hands.press(page.getByRole('button', { name: visitor.words.continue }));
    await fillAccount(visitor, email);
    await visitor.hands.press(page.getByRole('button', { name: visitor.words.submit }));
    await verifyAndLogIn(visitor, email);
  });
});

test('a landlord signs up on one page, which says what is missing, verifies and logs in', async ({
  page,
}) => {
  const visitor: Visitor = { page, hands: byPointer(page), words: signUpWords.en };
  const email = 'new.landlord@tilava.example';
  await page.goto('/signup');
  await visitor.hands.press(page.getByRole('link', { name: visitor.words.landlord }));
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('group', { name: 'There are 6 things to mend' })).toBeFocused();
  await fillProfile(visitor, false);
  await fillAccount(visitor, email);
  await page.getByRole('button', { name: 'Sign up' }).dblclick();
  await verifyAndLogIn(visitor, email);
});
