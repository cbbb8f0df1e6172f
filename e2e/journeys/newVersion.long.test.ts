import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { untilKept } from '../support/network.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const workerPath = '/worker.js';
test.afterEach(({ relay }) => {
  relay.deploy(workerPath, null);
  relay.deploy('/assets/other.js', null);
});

/** Has the browser look for a new version, as it does once an hour. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const workerOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('a new version is announced while a form is half filled in, waits, and is loaded by a button with nothing lost', async ({
  page,
  relay,
}) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  await page.goto('/user/edit/profile');
  const field = page.getByLabel('First name');
  await field.fill('Kolmas');

  // A version that does not have the script that this page has begun with.
  const entry = await page.locator('script[type=module]').last().getAttribute('src');
  relay.deploy(workerPath, (text) => text.replaceAll(entry ?? '', '/assets/other.js'));
  relay.deploy('/assets/other.js', () => '');
  await lookForVersion(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue('Kolmas');
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Load new version' }).click();
  await expect(notice).toHaveCount(0);
  await expect(field).toHaveValue('Kolmas');
  expect(await workerOf(page)).toBe('activated');
});

test('whoever loads the page anew has the new version, and is not told of it', async ({ page, relay }) => {
  await logIn(page, 'tenant@tilava.example');
  await untilKept(page);
  relay.deploy(workerPath, (text) => `${text}\n// Deployed anew.`);
  const renewed = page.waitForFunction(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
      }),
  );
  await Promise.all([renewed, lookForVersion(page)]);
  await expect(page.getByText('A new version is available')).toHaveCount(0);
});
