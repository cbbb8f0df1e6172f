import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** Keeps scripts of the page from running until what is returned is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const disable = (value: boolean) => devTools.send('Emulation.setScriptExecutionDisabled', { value });
  await disable(true);
  return async () => void (await disable(false));
}

/** Fills the login form in by the keyboard alone, past the bar at the top. */
async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Tilava', exact: true }).focus();
  const field = page.getByLabel('Email');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
}

test('a form that was sent before any script ran logs in, and the app takes over', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  const letScriptsRun = await holdScripts(page);
  await page.goto('/login');
  await typeLogin(page, 'tenant@tilava.example', demoPassword);
  await letScriptsRun();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/user\/matches$/);
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await expect(page.getByText('Strong match').first()).toBeVisible();
  // The bearer is in the app's store, and nowhere in the page.
  const token = await page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('tilava.session') ?? '{}');
    return (stored as { readonly token?: string }).token ?? '';
  });
  expect(token).toMatch(/^.{43}$/);
  expect(await page.content()).not.toContain(token);

  // Neither of these sends the form again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/matches$/);
  expect(refusals).toEqual([]);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password keeps the email, says so, and the right one then works', async ({ page }) => {
    await page.goto('/login');
    await typeLogin(page, 'organisation@tilava.example', 'not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The email or password you provided was wrong',
    );
    await expect(page.getByLabel('Email')).toHaveValue('organisation@tilava.example');
    await expect(page.getByLabel('Password')).toHaveValue('');
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(page.url()).not.toContain('password');

    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('but Tilava needs JavaScript');
    await page.getByRole('link', { name: 'Log in again' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('a page of the app says what it needs', async ({ page }) => {
    await page.goto('/user/matches');
    await expect(page.getByRole('main')).toContainText('Tilava needs JavaScript.');
  });

  test.describe('in Finnish', () => {
    test.use({ locale: 'fi-FI' });

    test('the form and its failure are in the language that the browser asks for', async ({ page }) => {
      await page.goto('/login');
      expect(await page.locator('html').getAttribute('lang')).toBe('fi');
      await page.getByLabel('Sähköpostiosoite').fill('organisation@tilava.example');
      await page.getByRole('textbox', { name: 'Salasana' }).fill('not-the-password');
      await page.getByRole('button', { name: 'Kirjaudu' }).press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Sähköpostiosoite tai salasana on väärä',
      );
    });
  });
});

test('a page that the browser has kept goes on working under its policy', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  await page.goto('/login');
  const etag = (await page.request.get('/login')).headers()['etag'] ?? '';
  expect((await page.request.get('/login', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  await page.reload();
  await page.getByLabel('Email').fill('organisation@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  expect(refusals).toEqual([]);
});
