import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { test } from '../support/test.ts';

/** The app's own scripts; what runs before them is no module. */
const appScripts = /\/assets\/index-[^/]+\.js$/u;

/** Holds the app's scripts back until what is returned is called. */
const holdApp = (page: Page): Promise<() => void> => hold(page, appScripts);

const isRunning = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'running');

test('what the user types, ticks and presses before hydration is kept', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(error.message));
  const letAppCome = await holdApp(page);
  await page.goto('/');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByLabel('Search for commercial space').fill('Kalevankatu 30');
  await page.getByLabel('Email').fill('tenant@tilava.example');
  await page.getByLabel('Remember me').check({ force: true });
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(demoPassword.slice(0, 8));
  letAppCome();
  await isRunning(page);
  await page.keyboard.type(demoPassword.slice(8));

  await expect(page.getByLabel('Search for commercial space')).toHaveValue('Kalevankatu 30');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  // The page is the one that was there, not another that looks like it.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an address that is written into the sign-up before the app came is searched for when it is there', async ({
  page,
}) => {
  const letAppCome = await holdApp(page);
  await page.goto('/signup/tenant/0');
  const address = page.getByRole('combobox', { name: 'Address' });
  await address.pressSequentially('Annank');
  letAppCome();
  await isRunning(page);
  await page.keyboard.type('atu 16');
  await expect(page.getByRole('option')).toHaveText(['Annankatu 16, 00120 Helsinki']);
  await expect(address).toHaveValue('Annankatu 16');
  await expect(address).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  // The draft is there at once, and not the empty page that was drawn.
  await page.reload();
  await expect(address).toHaveValue('Annankatu 16, 00120 Helsinki');
});

test('a login that is submitted before hydration is sent by the app', async ({ page }) => {
  const letAppCome = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('organisation@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  letAppCome();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The email or password you provided was wrong',
  );
  await expect(page.getByLabel('Email')).toHaveValue('organisation@tilava.example');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not-the-password');
});

test('the language and the theme, pressed before the app came, are to be chosen when it is there', async ({
  page,
}) => {
  for (const [button, choice] of [
    ['Language: English', 'Suomi'],
    ['Theme: System', 'Dark'],
  ] as const) {
    const letAppCome = await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    letAppCome();
    await expect(page.getByRole('menuitemradio', { name: choice })).toBeVisible();
    await page.unrouteAll();
  }
});

test('visitors who only read download no app, and logged-in users never see the landing page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  // The pointer rests where the page comes.
  await page.mouse.move(300, 300);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How matching works' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.mouse.move(300, 310);
  await page.mouse.move(300, 320);
  await isRunning(page);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector<HTMLElement>('h1');
      const isSeen = heading?.checkVisibility({ visibilityProperty: true }) === true;
      if (isSeen && heading.textContent === 'Makes the Best Matches')
        document.documentElement.dataset['flash'] = '';
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('tenant@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/user/matches');
  await page.goto('/');
  await page.waitForURL('**/user/matches');
  await expect(page.locator('html')).not.toHaveAttribute('data-flash');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the landing is whole, and its address goes into the first step by the keyboard alone', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['Rent a space', 'Lease a space', 'See insights', 'You see why']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('list', { name: 'Why this match' })).toBeVisible();
    await page.getByLabel('Search for commercial space').focus();
    await page.keyboard.type('Kalevankatu 30');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/signup\/tenant\/0\?address=Kalevankatu\+30$/u);
  });
});
