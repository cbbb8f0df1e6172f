import { expect } from '@playwright/test';
import { byPointer } from '../support/inputMethod.ts';
import { fillAccount, fillLocation, keepTenantDraft, signUpLabels } from '../support/signUp.ts';
import { test } from '../support/test.ts';

test('addresses of steps lead to where one may be', async ({ page }) => {
  await page.goto('/signup/tenant/5');
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/signup/tenant/3');
  await expect(page).toHaveURL(/\/signup\/tenant\/0$/);
  await expect(page.getByRole('heading', { name: 'Search for commercial space' })).toBeVisible();

  await page.goto('/signup/tenant/0?address=Annankatu%2016');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Annankatu 16, 00120 Helsinki');
  await expect(page).toHaveURL(/\/signup\/tenant\/0$/);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.getByRole('combobox', { name: 'Address' }).fill('xqzw jkvb');
  await expect(
    page.getByText('Try the street name without a number, a district or a postal code.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('a sign-up that fails says why, keeps everything, and works again afterwards', async ({ page }) => {
  const visitor = { page, input: byPointer(page), labels: signUpLabels.en };
  await keepTenantDraft(page);
  await page.goto('/signup/tenant/4');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit' });

  await fillAccount(visitor, 'tenant@tilava.example');
  await page.locator('input[name=confirmPassword]').fill('something-else');
  await page.getByRole('main').locator('input[name=email]').focus();
  await expect(page.getByText("Passwords don't match.")).toBeVisible();
  await expect(submit).toBeDisabled();
  await fillAccount(visitor, 'tenant@tilava.example');
  await submit.click();
  await expect(page.getByText('The given email has already been taken.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeFocused();

  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('after.faults@tilava.example');
  await page.route('**/api/v1/users', (route) =>
    route.fulfill({ status: 500, json: { message: 'Try later' } }),
  );
  await submit.click();
  await expect(page.getByText('Sorry, but something went wrong')).toBeVisible();
  await expect(page.getByText('Try later')).toBeVisible();
  await page.unroute('**/api/v1/users');
  await page.route('**/api/v1/users', (route) => route.abort());
  await submit.click();
  await expect(page.getByText('Network Errors')).toBeVisible();
  await expect(page.getByText('Network Errors')).toBeHidden();
  await page.unroute('**/api/v1/users');

  await submit.click();
  await expect(page.getByRole('heading', { name: 'Verification code sent' })).toBeFocused();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Verification code sent')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change the email address' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(
    'after.faults@tilava.example',
  );
});

test('passwords that are short, common or different are told of beside their fields', async ({ page }) => {
  await page.goto('/signup/landlord');
  const password = page.locator('input[name=password]');
  const confirmation = page.locator('input[name=confirmPassword]');
  const form = page.getByRole('main');
  const short = form.getByText('Password should be least 8 characters long');
  // A hint at first, and then what is wrong in its place.
  await expect(short).toBeVisible();
  await password.fill('seven77');
  await confirmation.focus();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(short).toHaveCount(1);
  await password.fill('password1');
  await confirmation.focus();
  await expect(form.getByText('Choose a password that’s harder to guess')).toBeVisible();
  await password.fill('four-quiet-lighthouses');
  await confirmation.fill('five-quiet-lighthouses');
  await password.focus();
  await expect(form.getByText("Passwords don't match.")).toBeVisible();
  await confirmation.fill('four-quiet-lighthouses');
  await expect(form.getByText("Passwords don't match.")).toBeHidden();
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
});

test('on a slow network an address is found, and the next step says that it is on its way', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const visitor = { page, input: byPointer(page), labels: signUpLabels.en };
  await page.goto('/signup/tenant/0');
  await fillLocation(visitor);
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specify Property Characteristics' })).toBeFocused();
});

test('a draft is thrown away and brought back, and another tab shows the same', async ({ page, context }) => {
  await keepTenantDraft(page);
  await page.goto('/signup/tenant/3');
  const other = await context.newPage();
  await other.goto('/signup/tenant/3');
  await page.getByRole('textbox', { name: 'First name' }).fill('Matti');
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Matti');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page).toHaveURL(/\/signup\/tenant\/0$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(
    'Fredrikinkatu 44, 00100 Helsinki',
  );
});

test('where nothing can be stored, the form works and says that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/signup/landlord');
  await page.getByRole('textbox', { name: 'First name' }).fill('Matti');
  await expect(page.getByText('This browser can’t save drafts')).toBeVisible();
});
