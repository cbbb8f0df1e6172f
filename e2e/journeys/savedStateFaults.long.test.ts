import { expect, type Page } from '@playwright/test';
import { chooseSecondAnnouncement } from '../support/announcementMenu.ts';
import { clientOf, logInByForm } from '../support/demo.ts';
import { saveBefore, savedState } from '../support/savedState.ts';
import { tenantDraft } from '../support/signUp.ts';
import { test } from '../support/test.ts';

const landlordEmail = 'landlord@tilava.example';
const noDraft = 'This browser can’t save drafts';
const day = 24 * 60 * 60 * 1_000;

/** A session as the first version kept it, which knew neither versions nor temporary passwords. */
async function oldSession(baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const own = await tilava.announcements.listOfUser(userId);
  const { bearer: token } = await tilava.bearers.create({
    email: landlordEmail,
    password: 'makes-the-best-matches',
  });
  const session = { token, userId, role: { isLandlord: true, isAdmin: false } };
  return { userId, own, session: JSON.stringify(session) };
}

test('what an older version kept is brought over, and kept as this one does', async ({ page, baseURL }) => {
  const { userId, own, session } = await oldSession(baseURL);
  const chosen = own[1];
  if (chosen === undefined) throw new Error('The demo landlord lets too little');
  const draft = { location: { address: 'Annankatu 16, 00120 Helsinki' } };
  await saveBefore(page, {
    'tilava.session': session,
    'tilava.announcement': chosen.id,
    [`tilava.draft.announcement.${userId}`]: JSON.stringify({ keptAt: Date.now(), draft }),
    'tilava.lists': JSON.stringify({ userId, build: 'another', entries: [['old', ['lists']]] }),
  });
  await page.goto('/user/matches');
  await expect(page.getByText(`for ${chosen.properties.address}`)).toBeVisible();
  await page.goto('/user/announcements/new/0');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('Annankatu 16, 00120 Helsinki');
  await page.goto(`/user/announcements/${chosen.id}`);
  await expect(page).toHaveURL(/\/user\/information$/u);
  expect(JSON.parse((await savedState(page))['tilava.announcement'] ?? '')).toEqual({
    version: 1,
    userId,
    value: chosen.id,
  });
});

const broken = ['{', '[]', '7', 'null', '""', '{"version":99}', '{"version":"x"}', '{"value":{"value":[]}}'];

test('saved state that is broken, or a later version’s, is as none, and the app works and keeps its own', async ({
  page,
  baseURL,
}) => {
  const { userId, session } = await oldSession(baseURL);
  await page.goto('/login');
  for (const text of broken) {
    await page.evaluate(
      ({ entries }) => {
        localStorage.clear();
        for (const [name, kept] of Object.entries(entries)) localStorage.setItem(name, kept);
      },
      {
        entries: {
          'tilava.session': session,
          'tilava.announcement': text,
          'tilava.filters': text,
          'tilava.lists': text,
          'tilava.theme': text,
          'tilava.language': text,
          [`tilava.draft.announcement.${userId}`]: text,
        },
      },
    );
    await page.evaluate((kept) => sessionStorage.setItem('tilava.places', kept), text);
    await page.goto('/user/matches');
    await expect(page.getByRole('table').getByRole('rowheader').first(), text).toBeVisible();
    await page.goto('/user/announcements/new/0');
    await expect(page.getByRole('combobox', { name: 'Address' }), text).toHaveValue('');

    // A session that cannot be read is none.
    await page.evaluate((kept) => localStorage.setItem('tilava.session', kept), text);
    await page.goto('/user/matches');
    await expect(page, text).toHaveURL(/\/$/u);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  }
  await logInByForm(page, landlordEmail);
  expect(JSON.parse((await savedState(page))['tilava.session'] ?? '')).toMatchObject({ version: 1, userId });
});

test('a visitor’s draft lasts for less than 8 days, and goes when somebody logs in', async ({ page }) => {
  const name = 'tilava.draft.tenantSignUp.visitor';
  const keptFor = (days: number) => JSON.stringify({ keptAt: Date.now() - days * day, draft: tenantDraft });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await page.goto('/terms');
  const keep = (text: string) =>
    page.evaluate(([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''), [name, text]);

  await keep(keptFor(6));
  await page.goto('/signup/tenant/3');
  await expect(firstName).toHaveValue('Maija');
  await keep(keptFor(8));
  await page.goto('/signup/tenant/3');
  await expect(page).toHaveURL(/\/signup\/tenant\/0$/u);
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('');

  await keep(keptFor(0));
  await logInByForm(page, 'tenant@tilava.example');
  expect(Object.keys(await savedState(page))).not.toContain(name);
});

/** Leaves no room for a single character more. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let number = 0; number < 3; number += 1) {
        try {
          localStorage.setItem(`journey ${size} ${number}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });

test('in a storage that is full, one logs in and works, and the draft of an announcement is said not to be kept', async ({
  page,
}) => {
  await page.goto('/login');
  await fill(page);
  await logInByForm(page, landlordEmail);
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select filter' }).click();
  await page.getByRole('dialog').getByText('Above 60%').click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/filter=above60/u);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByRole('combobox', { name: 'Address' }).fill('Annankatu 16');
  await expect(page.getByText(noDraft)).toBeVisible();
  await page.getByRole('option', { name: 'Annankatu 16, 00120 Helsinki' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property Type' })).toBeVisible();
});

test('where storages are forbidden, a landlord works until the page is left, and is told that no draft is kept', async ({
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
  await logInByForm(page, landlordEmail);
  const street = await chooseSecondAnnouncement(page);
  await expect(page.getByText(`for ${street}`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByRole('combobox', { name: 'Address' }).fill('Annankatu 16');
  await expect(page.getByText(noDraft)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/$/u);
});
