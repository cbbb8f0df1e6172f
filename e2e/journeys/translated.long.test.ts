import { expect, type Page } from '@playwright/test';
import { demoPassword, logIn, logOut } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { serverTest } from '../support/test.ts';
import { translatePage } from '../support/translator.ts';

/** Nobody watches the page, since React tells of a drawn page that it finds changed; all else fails. */
const test = serverTest.extend<{ readonly translated: Page }>({
  translated: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!/React error #418/u.test(message)) errors.push(message);
    });
    await page.addInitScript(translatePage, '~');
    await provide(page);
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
    expect(errors).toEqual([]);
  },
});

test('what the user types, ticks and presses in a translated page before hydration is kept', async ({
  translated: page,
}) => {
  const letAppCome = await hold(page, /\/assets\/index-[^/]+\.js$/u);
  await page.goto('/login');
  const email = page.getByRole('main').getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password' });
  await email.fill('tenant@tilava.example');
  await page.getByLabel('Remember me').check({ force: true });
  await password.pressSequentially(demoPassword.slice(0, 8));
  letAppCome();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  await expect(email).toHaveValue('tenant@tilava.example');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword.slice(8));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('~Login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('a login in a translated page before hydration is sent by the app', async ({ translated: page }) => {
  const letAppCome = await hold(page, /\/assets\/index-[^/]+\.js$/u);
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill('organisation@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Login$/u })
    .last()
    .click();
  letAppCome();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /The email or password you provided was wrong/u,
  );
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not-the-password');
});

test('a button of a translated page that is released after hydration is clicked', async ({
  translated: page,
}) => {
  const letAppCome = await hold(page, /\/assets\/index-[^/]+\.js$/u);
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill('tenant@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Login$/u })
    .last()
    .hover();
  await page.mouse.down();
  letAppCome();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'running');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('a button that is released just as the app replaces it is clicked', async ({ translated: page }) => {
  const letAppCome = await hold(page, /\/assets\/index-[^/]+\.js$/u);
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('tenant@tilava.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  const button = main.getByRole('button', { name: /Login$/u }).last();
  await button.evaluate((prerendered) => {
    new MutationObserver((_records, observer) => {
      if (prerendered.isConnected) return;
      observer.disconnect();
      const replacement = document.querySelector('main button[type=submit]');
      // The next task of the browser, before any that React has scheduled.
      queueMicrotask(() => replacement?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })));
    }).observe(document.body, { childList: true, subtree: true });
  });
  // What is yet to be translated would move it from beneath the pointer.
  await expect(button).toHaveText(/^~/u);
  await button.hover();
  await page.mouse.down();
  // On a busy machine the page hears of it later.
  await expect.poll(() => button.evaluate((pressed) => pressed.matches(':active'))).toBe(true);
  letAppCome();
  await expect(page).toHaveURL(/\/user\/matches$/u);
});

test('a translated list follows what is done to it, and shows nothing twice', async ({
  translated: page,
}) => {
  await logIn(page, 'tenant@tilava.example');
  const main = page.getByRole('main');
  const count = main.getByText(/^~?\d+ match/u).first();
  await expect(count).toBeVisible();
  const before = await count.innerText();
  await main.getByRole('button', { name: /Select filter/u }).click();
  await page
    .getByRole('dialog')
    .getByText(/Above 60%/u)
    .click();
  await page.getByRole('button', { name: /Show results/u }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count).not.toHaveText(before);
  await expect(count).toHaveText(/^~\d+ match(?:es)? [^~]+$/u);
  const star = main.getByRole('button', { name: /Favorite: /u }).first();
  const isOn = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).not.toHaveAttribute('aria-pressed', isOn ?? '');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', isOn ?? '');

  await page.getByRole('link', { name: /Dashboard/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('~Dashboard');
  await page.getByRole('link', { name: /Profile/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('~Profile');
  await page.getByRole('button', { name: /^Language/u }).click();
  await page.getByRole('menuitemradio', { name: /Suomi/u }).click();
  await expect(page.getByRole('link', { name: /^~?Osumat/u })).toBeVisible();
  await page.getByRole('button', { name: /^Kieli/u }).click();
  await page.getByRole('menuitemradio', { name: /English/u }).click();
  await page
    .getByRole('link', { name: /Matches/u })
    .first()
    .click();
  await expect(main.getByRole('table')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/u);
});
