import { expect, type Page } from '@playwright/test';
import { cutNetwork, networkCuts } from '../support/networkCuts.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { isSaved, strangeMatch } from '../support/matches.ts';
import { fillNeed } from '../support/need.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const failure = (page: Page) => page.getByText('Network Errors');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The form says so, and the banner nothing. */
async function expectErrorAtForm(page: Page): Promise<void> {
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .filter({ has: failure(page) }),
  ).toBeVisible();
  await expect(failure(page)).toHaveCount(1);
}

for (const cut of networkCuts) {
  test(`a tenant's interest, where the ${cut} is lost, is as the server has it`, async ({
    page,
    baseURL,
  }) => {
    const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
    const { announcement } = await strangeMatch(tilava, userId);
    const saved = () => isSaved(tilava, userId, announcement.id, true);
    await logIn(page, 'tenant@tilava.example');
    await page.goto(`/user/matches/${announcement.properties.id}`);
    const interest = page.getByRole('button', { name: "I'm Interested" });
    try {
      for (const [method, isOn] of [
        ['POST', true],
        ['DELETE', false],
      ] as const) {
        const restore = await cutNetwork(page, method, /\/favorite\/[^/]+\?interested=true$/u, cut);
        await interest.click();
        await expect(failure(page)).toBeVisible();
        await expect(interest).toHaveAttribute('aria-pressed', String(cut === 'answer' ? isOn : !isOn));
        await restore();
        if (cut === 'request') await interest.click();
        await expect(interest).toHaveAttribute('aria-pressed', String(isOn));
        await expect.poll(saved).toBe(isOn);
        await expect(failure(page)).toBeHidden();
      }
    } finally {
      await tilava.favorites.delete({ id: userId, announcementId: announcement.id }, { interested: true });
    }
  });

  test(`a listing, where the ${cut} of its change is lost, is saved by an edit and a second try and is no conflict`, async ({
    page,
    baseURL,
  }) => {
    const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
    const [own] = await tilava.announcements.listOfUser(userId);
    if (own === undefined) throw new Error('The demo landlord lets nothing');
    const { id, view: before } = own.properties;
    try {
      await logIn(page, 'landlord@tilava.example');
      await page.goto(`/user/edit/property/${id}`);
      await page.getByLabel('View').fill('Over the market square');
      const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/properties\/[^/]+$/u, cut);
      await save(page).click();
      await expectErrorAtForm(page);
      await expect(page.getByLabel('View')).toHaveValue('Over the market square');
      await restore();
      await page.getByLabel('View').fill('Beside the market hall');
      await save(page).click();
      await expect(page).toHaveURL(/\/user\/information$/u);
      await expect(page.getByText('Beside the market hall')).toBeVisible();
      expect(await tilava.properties.get(id)).toMatchObject({ view: 'Beside the market hall' });
    } finally {
      await tilava.properties.update(id, { view: before });
    }
  });

  test(`a need, where the ${cut} of what makes it is lost, is there once after an edit and a second try`, async ({
    page,
    baseURL,
  }) => {
    const { admin, id, email } = await addIsolatedUser(baseURL, 'Seeker', farNeed);
    const { tilava } = await clientOf(baseURL, email);
    const own = () => tilava.properties.listOfUser(id);
    try {
      for (const need of await own()) await admin.properties.delete(need.id);
      await logIn(page, email);
      await page.goto('/user/edit/property/new');
      await fillNeed(page);
      const restore = await cutNetwork(page, 'POST', /\/api\/v1\/properties$/u, cut);
      await save(page).click();
      await expectErrorAtForm(page);
      await expect(page.locator('input[name=rentMax]')).toHaveValue(/^2\s500$/u);
      await restore();
      await page.locator('input[name=rentMax]').fill('2600');
      await save(page).click();
      await expect(page).toHaveURL(/\/user\/information$/u);
      await expect(page.locator('#property').getByText('Annankatu 16, 00120 Helsinki')).toBeVisible();
      expect(await own()).toMatchObject([{ kind: 'need', rentMax: 2600 }]);
    } finally {
      await admin.users.delete(id);
    }
  });

  test(`a choice of alerts, where the ${cut} is lost, shows what the server has, and a second try works`, async ({
    page,
    baseURL,
  }) => {
    const { email, id } = await addIsolatedUser(baseURL, 'Alerted', farNeed);
    const { tilava } = await clientOf(baseURL, email);
    const [need] = await tilava.properties.listOfUser(id);
    await logIn(page, email);
    await page.goto('/user/information/notifications');
    const alerts = page.getByRole('region', { name: 'Alerts' });
    const daily = alerts.getByRole('radio', { name: 'Every day at 8:00' });
    const notSaved = page.getByText('Couldn’t save your choice. Try again.');
    await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
    const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/alerts\/[^/]+$/u, cut);
    await alerts.getByText('Every day at 8:00').click();
    if (cut === 'request') {
      await expect(notSaved).toBeVisible();
      await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
    }
    await restore();
    if (cut === 'request') await alerts.getByText('Every day at 8:00').click();
    await expect(daily).toBeChecked();
    await expect(notSaved).toHaveCount(0);
    await expect(failure(page)).toHaveCount(0);
    await expect.poll(async () => (await tilava.alerts.get(need?.id ?? '')).frequency).toBe('daily');
  });
}
