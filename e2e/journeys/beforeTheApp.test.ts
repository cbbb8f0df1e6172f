import { expect, test, type Page } from '@playwright/test';
import { demoPassword } from '../support/demo.ts';

/** The app's own scripts; what runs before them is no module. */
const appScripts = /\/assets\/index-[^/]+\.js$/u;

/** Holds the app's scripts back until what is returned is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isAllowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(appScripts, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letGo;
}

const isRunning = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'running');

test('what was typed, ticked and pressed before the app came is not lost', async ({ page }) => {
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

test('a login that was sent before the app came is sent by the app', async ({ page }) => {
  const letAppCome = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('organisation@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  letAppCome();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The email or password you provided was wrong',
  );
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not-the-password');
});

test('whoever only reads downloads no app, and whoever is logged in does not see the landing', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How matching works' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.map((url) => url.replace(/.*\/|-[^-]+$/gu, ''))).toEqual(['before']);

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
