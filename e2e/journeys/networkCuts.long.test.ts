import { expect, type Page } from '@playwright/test';
import { drawnPicture, pngFile, removalOf } from '../support/announcement.ts';
import { timeMessage } from '../support/banner.ts';
import { cutNetwork, networkCuts } from '../support/networkCuts.ts';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const ownPassword = 'a-long-walk-by-the-sea';

/** Somebody whom no other journey knows, at their details. */
async function logInIsolatedUser(
  page: Page,
  baseURL: string | undefined,
  word: string,
  { isLandlord = true, path = '/user/information' } = {},
) {
  const added = await addIsolatedUser(baseURL, word, isLandlord ? null : farNeed);
  await logIn(page, added.email);
  await page.goto(path);
  return added;
}

const banner = (page: Page) => page.getByText('Network Errors');

for (const cut of networkCuts) {
  test(`choices about mails, where the ${cut} is lost, show what the server has, and a second try works`, async ({
    page,
    baseURL,
  }) => {
    const { admin, id } = await logInIsolatedUser(page, baseURL, 'Mails', {
      path: '/user/information/notifications',
    });
    const notSaved = page.getByText('Couldn’t save your choice. Try again.');
    for (const [label, name] of [
      [/^Share my contact details/u, 'shareContacts'],
      [/^News by email/u, 'unsubscribed'],
    ] as const) {
      const choice = page.getByRole('switch', { name: label });
      const wasOn = await choice.isChecked();
      const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/user\/[^/]+$/u, cut);
      await page.locator('label').filter({ has: choice }).click();
      if (cut === 'request') await expect(notSaved).toBeVisible();
      await expect(choice).toBeChecked({ checked: cut === 'answer' ? !wasOn : wasOn });
      await expect(notSaved).toHaveCount(cut === 'request' ? 1 : 0);
      // The catalogue has no words in the banner for a profile that could not be saved.
      await expect(banner(page)).toHaveCount(0);
      await restore();
      if (cut === 'request') {
        await page.locator('label').filter({ has: choice }).click();
        await expect(choice).toBeChecked({ checked: !wasOn });
        await expect(notSaved).toHaveCount(0);
      }
      await expect.poll(async () => (await admin.users.get(id))[name]).toBe(true);
    }
  });

  test(`a new password, where the ${cut} is lost, is asked for again or set, and logs in`, async ({
    page,
    baseURL,
  }) => {
    const { email } = await logInIsolatedUser(page, baseURL, 'Password', {
      isLandlord: false,
      path: '/user/information/data',
    });
    const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/user\/[^/]+$/u, cut);
    await page.getByRole('textbox', { name: 'Old password' }).fill(demoPassword);
    await page.getByRole('textbox', { name: 'New password, minimum 8 characters' }).fill(ownPassword);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(ownPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    if (cut === 'request') {
      await expect(page.getByText('Password change was not successful.')).toBeVisible();
      await restore();
      await expect(page.getByRole('textbox', { name: 'Old password' })).toHaveValue(demoPassword);
      await page.getByRole('button', { name: 'Change password' }).click();
    }
    await expect(page.getByText('Password changed.')).toBeVisible();
    await restore();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ownPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/user\/matches$/u);
  });

  test(`a profile picture, where the ${cut} is lost, is there once after a second try`, async ({
    page,
    baseURL,
  }) => {
    const { admin, id } = await logInIsolatedUser(page, baseURL, 'Picture', {
      isLandlord: cut === 'answer',
      path: cut === 'answer' ? '/user/information/profile' : '/user/information',
    });
    const uploaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().method() !== 'POST' || !response.url().endsWith('/files')) return;
      void response.json().then((record: { readonly id: string }) => uploaded.push(record.id));
    });
    const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/user\/[^/]+$/u, cut);
    await page.locator('input[type=file]').setInputFiles(pngFile('face.png', await drawnPicture(page)));
    const again = page.getByRole('button', { name: 'Try again: face.png' });
    await expect(again).toBeVisible();
    await restore();
    await again.click();
    // The first try may have brought the picture; what is cut below is to be the removal alone.
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    const { file } = await admin.users.get(id);
    expect(new Set(uploaded)).toEqual(new Set([file?.id]));

    const restoreRemoval = await cutNetwork(page, 'PATCH', /\/api\/v1\/user\/[^/]+$/u, cut);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    const removal = page.getByRole('button', { name: 'Remove picture' });
    if (cut === 'request')
      await expect(page.getByText('Couldn’t save your choice. Try again.')).toBeVisible();
    await restoreRemoval();
    if (cut === 'request') await removal.click();
    await expect(removal).toHaveCount(0);
    expect((await admin.users.get(id)).file).toBeNull();
  });

  test(`the deletion of an account, where the ${cut} is lost, is told of and done once`, async ({
    page,
    baseURL,
  }) => {
    const { admin, email } = await logInIsolatedUser(page, baseURL, 'Deleted', {
      path: '/user/information/data',
    });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    const restore = await cutNetwork(page, 'DELETE', /\/api\/v1\/user\/[^/]+$/u, cut);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Network Errors');
    await restore();
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue(demoPassword);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/u);
    expect((await admin.users.list({ text: email })).entriesCount).toBe(0);
  });

  test(`an announcement that is hidden and made public, where the ${cut} is lost, stands where the server has it`, async ({
    page,
    baseURL,
  }) => {
    const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
    const shown = (await tilava.announcements.listOfUser(userId)).find(({ isActive }) => isActive);
    if (shown === undefined) throw new Error('The demo landlord has nothing public');
    const { id, properties } = shown;
    await logIn(page, 'landlord@tilava.example');
    await page.goto('/user/announcements');
    try {
      for (const isActive of [false, true]) {
        const [label, opposite] = isActive ? ['Make public', 'Make hidden'] : ['Make hidden', 'Make public'];
        const toggle = page.getByRole('button', { name: `${label}: ${properties.address}` });
        const done = page.getByRole('button', { name: `${opposite}: ${properties.address}` });
        const restore = await cutNetwork(page, 'PATCH', /\/api\/v1\/announcement\/[^/]+$/u, cut);
        const shownFor = await timeMessage(page, 'Network Errors');
        await toggle.click();
        await expect(banner(page)).toBeVisible();
        await expect(cut === 'request' ? toggle : done).toBeVisible();
        await expect(banner(page)).toBeHidden();
        expect(await shownFor()).toBeGreaterThan(3_500);
        expect(await shownFor()).toBeLessThan(8_000);
        await restore();
        if (cut === 'request') await toggle.click();
        await expect(done).toBeVisible();
        expect((await tilava.announcements.get(id)).isActive).toBe(isActive);
      }
    } finally {
      await tilava.announcements.update(id, { isActive: true });
    }
  });

  test(`a landlord's interest, where the ${cut} is lost, is as the server has it`, async ({
    page,
    baseURL,
  }) => {
    const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
    const [first] = await tilava.announcements.listOfUser(userId);
    const { results } = await tilava.matchmaking.findMatches(
      { announcement: first?.id ?? '' },
      { all: true },
    );
    const match = results
      .filter((result) => result.kind === 'tenant')
      .find((one) => !one.landlordInterestedIn);
    if (first === undefined || match === undefined) throw new Error('There is no tenant to be interested in');
    const { user, properties } = match.potentialTenant;
    const isInterested = async () => {
      const { results: now } = await tilava.matchmaking.findMatches(
        { announcement: first.id },
        { all: true },
      );
      return now
        .filter((result) => result.kind === 'tenant')
        .find((one) => one.potentialTenant.user.id === user.id)?.landlordInterestedIn;
    };
    await logIn(page, 'landlord@tilava.example');
    await page.goto(`/user/matches/${first.id}/${properties.id}`);
    const interest = page.getByRole('button', { name: "I'm Interested" });
    try {
      for (const [method, isOn] of [
        ['POST', true],
        ['DELETE', false],
      ] as const) {
        const restore = await cutNetwork(page, method, /\/interested\/[^/]+$/u, cut);
        await interest.click();
        await expect(banner(page)).toBeVisible();
        await expect(interest).toHaveAttribute('aria-pressed', String(cut === 'answer' ? isOn : !isOn));
        await restore();
        if (cut === 'request') await interest.click();
        await expect(interest).toHaveAttribute('aria-pressed', String(isOn));
        await expect.poll(isInterested).toBe(isOn);
      }
    } finally {
      await tilava.favorites.deleteInterest({ id: user.id, targetId: first.id });
    }
  });

  test(`pictures of an announcement, where the ${cut} is lost, are there once after a second try`, async ({
    page,
    baseURL,
  }) => {
    const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
    const [, second] = await tilava.announcements.listOfUser(userId);
    const id = second?.id ?? '';
    const names = async () =>
      (await tilava.announcements.get(id)).properties.propertyPics.map(({ name }) => name);
    await logIn(page, 'landlord@tilava.example');
    await page.goto(`/user/information/pictures?announcement=${id}`);
    const chooser = page.locator('input[type=file]').first();
    const picture = await drawnPicture(page);

    // First the file is lost, then that it joins the others.
    for (const [method, path, name] of [
      ['POST', /\/api\/v1\/files$/u, 'hall.png'],
      ['PATCH', /\/api\/v1\/residence\/[^/]+$/u, 'yard.png'],
    ] as const) {
      const restore = await cutNetwork(page, method, path, cut);
      await chooser.setInputFiles(pngFile(name, picture));
      const again = page.getByRole('button', { name: `Try again: ${name}` });
      await expect(again).toBeVisible();
      await restore();
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(removalOf(page, name)).toBeVisible();
    }
    expect(await names()).toEqual(['hall.png', 'yard.png']);

    const restoreOrder = await cutNetwork(page, 'PATCH', /\/api\/v1\/residence\/[^/]+$/u, cut);
    const first = page.getByRole('row').first();
    await page.getByRole('button', { name: 'Move hall.png later' }).click();
    await expect(banner(page)).toBeVisible();
    await expect(first).toContainText(cut === 'answer' ? 'yard.png' : 'hall.png');
    await restoreOrder();

    for (const name of ['hall.png', 'yard.png']) {
      const restore = await cutNetwork(page, 'DELETE', /\/api\/v1\/files\/[^/]+$/u, cut);
      await removalOf(page, name).click();
      await expect(banner(page)).toBeVisible();
      if (cut === 'request') await expect(removalOf(page, name)).toBeVisible();
      await restore();
      if (cut === 'request') await removalOf(page, name).click();
      await expect(removalOf(page, name)).toHaveCount(0);
      await expect(banner(page)).toBeHidden();
    }
    await expect.poll(names).toEqual([]);
  });
}
