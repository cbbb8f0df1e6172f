import { expect, type Page } from '@playwright/test';
import { createTilava } from '@tilava/sdk';
import { timeMessage } from '../support/banner.ts';
import { cutNetwork } from '../support/networkCuts.ts';
import { byPointer } from '../support/inputMethod.ts';
import { logInByForm } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { problem } from '../support/problem.ts';
import { fillAccount, fillProfile, keepTenantDraft, newPassword, signUpLabels } from '../support/signUp.ts';
import { test } from '../support/test.ts';

const visitor = (page: Page) => ({ page, input: byPointer(page), labels: signUpLabels.en });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const email = (page: Page) => page.getByRole('main').locator('input[name=email]');

test('the steps follow the browser back and forward, and nothing that was written or pasted is lost', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepTenantDraft(page);
  await page.goto('/signup/tenant/3');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
    'autocomplete',
    'given-name',
  );
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute(
    'autocomplete',
    'family-name',
  );
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('autocomplete', 'tel');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Account information')).toBeFocused();

  await expect(email(page)).toHaveAttribute('autocomplete', /^(email|username)$/u);
  await email(page).fill('back.and.forth@tilava.example');
  await page.evaluate((text) => navigator.clipboard.writeText(text), newPassword);
  for (const name of ['password', 'confirmPassword']) {
    const field = page.locator(`input[name=${name}]`);
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(newPassword);
  }
  await page.goBack();
  await expect(heading(page, 'Your Details')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Mallikas');
  await page.goForward();
  await expect(heading(page, 'Account information')).toBeFocused();
  await expect(email(page)).toHaveValue('back.and.forth@tilava.example');
  await expect(page.locator('input[name=password]')).toHaveValue(newPassword);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('a server that stops in the middle is told of for 4 s, and what was written is sent when it is back', async ({
  page,
  relay,
  baseURL,
}) => {
  const address = 'after.the.stop@tilava.example';
  await keepTenantDraft(page);
  await page.goto('/signup/tenant/4');
  await fillAccount(visitor(page), address);
  const submit = page.getByRole('button', { name: 'Submit' });
  relay.cut();
  const shownFor = await timeMessage(page, 'Network Errors');
  await submit.click();
  const banner = page.getByText('Network Errors');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await shownFor()).toBeGreaterThan(3_500);
  expect(await shownFor()).toBeLessThan(8_000);
  relay.restore();

  const tooMany = problem(429, 'too_many_attempts', 'Too many attempts');
  await page.route('**/api/v1/users', (route) =>
    route.fulfill({ ...tooMany, headers: { 'retry-after': '600' } }),
  );
  await submit.click();
  await expect(page.getByRole('main').getByText('in 10 minutes')).toBeVisible();
  await page.unroute('**/api/v1/users');

  // Somebody else takes the address meanwhile.
  await createTilava({ baseUrl: `${baseURL ?? ''}/api/v1` }).users.create({
    email: address,
    password: newPassword,
    isLandlord: true,
    privateTenant: { firstName: 'Veera', lastName: 'Aalto', phoneNumber: '+358401234599' },
    languages: ['fi'],
  });
  await submit.click();
  await expect(page.getByText('The given email has already been taken.')).toBeVisible();
  await email(page).fill('free.after.the.stop@tilava.example');
  await submit.click();
  await expect(heading(page, 'Verification code sent')).toBeFocused();
});

test('whoever is offline is told so, keeps what was written, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/signup/landlord');
  await fillProfile(visitor(page), false);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await fillAccount(visitor(page), 'back.online@tilava.example');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await signUp.click();
  await expect(page.getByText('Network Errors').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();

  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/users')) requests += 1;
  });
  const letGo = await hold(page, '**/api/v1/users');
  await signUp.dblclick();
  await expect(signUp).toBeDisabled();
  letGo();
  await expect(heading(page, 'Verification code sent')).toBeFocused();
  expect(requests).toBe(1);
});

test('an account whose answer was lost is not taken for somebody else’s when the form is edited and sent again', async ({
  page,
}) => {
  await page.goto('/signup/landlord');
  await fillProfile(visitor(page), false);
  await fillAccount(visitor(page), 'answer.lost@tilava.example');
  const restore = await cutNetwork(page, 'POST', /\/api\/v1\/users$/u, 'answer');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await signUp.click();
  await expect(page.getByText('Network Errors').first()).toBeVisible();
  await restore();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Muutettu');
  await signUp.click();
  await expect(heading(page, 'Verification code sent')).toBeFocused();
  await expect(page.getByText('Your first attempt had already created the account.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Verification code sent', { exact: true })).toHaveCount(2);
});

test('where the browser forbids to store anything, one signs up and logs in until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/signup/landlord');
  await page.getByRole('textbox', { name: 'First name' }).fill('Matti');
  await expect(page.getByText('This browser can’t save drafts')).toBeVisible();
  await logInByForm(page, 'tenant@tilava.example');
  await expect(page.getByText('Strong match').first()).toBeVisible();
  await page.goto('/user/matches');
  await expect(page).toHaveURL(/\/$/u);
});
