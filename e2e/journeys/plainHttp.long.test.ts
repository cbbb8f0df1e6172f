import { chromium, expect, type Page } from '@playwright/test';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { clientOf, logInByForm } from '../support/demo.ts';
import { byPointer } from '../support/inputMethod.ts';
import { isSaved, strangeMatch } from '../support/matches.ts';
import { goOffline, goOnline } from '../support/network.ts';
import {
  fillAccount,
  fillLocation,
  fillProfile,
  fillProperty,
  seeResults,
  signUpLabels,
} from '../support/signUp.ts';
import { test as plain } from '../support/test.ts';

/** A page by plain HTTP on another host than this machine, where browsers leave out much of what needs HTTPS. */
const test = plain.extend<{ readonly insecure: Page }>({
  insecure: async ({ server }, provide) => {
    const { args = [], ...options } = chromiumOptions();
    const host = 'tilava.test';
    const browser = await chromium.launch({
      ...options,
      args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    });
    const { port } = new URL(server.address);
    const page = await browser.newPage({ baseURL: `http://${host}:${port}` });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/login');
    expect(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator]),
    ).toEqual([false, false, false]);
    await provide(page);
    expect(errors).toEqual([]);
    await browser.close();
  },
});

test('a tenant signs up by plain HTTP', async ({ insecure: page }) => {
  const visitor = { page, input: byPointer(page), labels: signUpLabels.en };
  await page.goto('/signup/tenant/0');
  await fillLocation(visitor);
  await fillProperty(visitor);
  await seeResults(visitor);
  await fillProfile(visitor, false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillAccount(visitor, 'plain.http@tilava.example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verification code sent' })).toBeVisible();
});

test('interest that is marked without a network by plain HTTP is sent once when it is back', async ({
  insecure: page,
  relay,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
  const { announcement } = await strangeMatch(tilava, userId);
  const ids = { id: userId, announcementId: announcement.id };
  try {
    await logInByForm(page, 'tenant@tilava.example');
    await page.goto(`/user/matches/${announcement.properties.id}`);
    const interest = page.getByRole('button', { name: "I'm Interested" });
    await expect(interest).toHaveAttribute('aria-pressed', 'false');
    await goOffline(page.context(), relay);
    await interest.click();
    await expect(interest).toHaveAccessibleDescription('Waiting to be sent');
    await goOnline(page.context(), relay);
    await expect(interest).toHaveAccessibleDescription('');
    await expect.poll(() => isSaved(tilava, userId, announcement.id, true)).toBe(true);
  } finally {
    await goOnline(page.context(), relay);
    await tilava.favorites.delete(ids, { interested: true });
  }
});
