import { expect, type Page } from '@playwright/test';
import { drawnPicture, keepAnnouncementDraft, pngFile, removalOf } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { problem, serverFailure } from '../support/problem.ts';
import { endSession, logInAgain } from '../support/session.ts';
import { test } from '../support/test.ts';

const email = 'landlord@tilava.example';

/** A landlord whose draft lacks nothing, at one of its steps. */
async function atStep(page: Page, baseURL: string | undefined, step: number) {
  const { tilava, userId } = await clientOf(baseURL, email);
  await logIn(page, email);
  await keepAnnouncementDraft(page, userId);
  await page.goto(`/user/announcements/new/${step}`);
  const own = () => tilava.announcements.listOfUser(userId);
  return { own, before: (await own()).map(({ id }) => id), tilava };
}

test('pictures that are none are refused, and one that was on its way at a reload is not', async ({
  page,
  baseURL,
}) => {
  await atStep(page, baseURL, 1);
  const chooser = page.locator('input[type=file]').first();
  const picture = await drawnPicture(page);
  await chooser.setInputFiles([
    pngFile('photo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])),
    pngFile('huge.png', Buffer.alloc(40 * 1024 * 1024)),
    pngFile('hall.png', picture),
  ]);
  await expect(page.getByText('This is larger than 32 MB.').first()).toBeVisible();
  await expect(page.getByText('This file can’t be read as a picture.').first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveText(/hall\.png/u);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to the pictures' }).click();
  await page.getByRole('button', { name: 'Remove photo.png' }).click();

  await page.route('**/api/v1/files', () => undefined);
  await chooser.setInputFiles([pngFile('broken-off.png', picture)]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('row')).toHaveText(/hall\.png/u);
  await expect(page.getByText('broken-off.png')).toHaveCount(0);
  await removalOf(page, 'hall.png').click();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('what cannot be published says why, and is published once however often it is sent', async ({
  page,
  baseURL,
}) => {
  const { own, before, tilava } = await atStep(page, baseURL, 2);
  const submit = page.getByRole('button', { name: 'Submit' });
  const calls = '**/announcement/residence/*';

  await page.route(calls, (route) => route.fulfill(serverFailure));
  await submit.click();
  await expect(page.getByText('The disk is on fire')).toHaveCount(2);
  await expect(page.getByText('The disk is on fire')).toHaveCount(1);
  await page.unroute(calls);

  const tooMany = 'A landlord has 1,000 announcements at the most';
  await page.route(calls, (route) => route.fulfill(problem(409, 'too_many_announcements', tooMany)));
  await submit.click();
  await expect(page.getByRole('alert').getByText(tooMany)).toBeVisible();
  await page.unroute(calls);

  // It arrives, but the answer does not.
  await page.route(calls, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(page.getByRole('alert').getByText('Network Errors')).toBeVisible();
  await page.unroute(calls);
  await page.reload();
  await submit.dblclick();
  await expect(page).toHaveURL(/\/user\/announcements$/u);
  const published = (await own()).filter(({ id }) => !before.includes(id));
  expect(published).toHaveLength(1);

  await page.getByRole('link', { name: 'New announcement' }).click();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('');
  for (const { id } of published) await tilava.announcements.update(id, { isActive: false });
});

test('a session that ends meanwhile leads to the start, and back to the draft', async ({ page, baseURL }) => {
  await atStep(page, baseURL, 1);
  await page.getByLabel('View').fill('Over the market square');
  await endSession(page, baseURL);
  const picture = pngFile('hall.png', await drawnPicture(page));
  const input = page.locator('input[type=file]').first();
  await logInAgain(page, email, (options) => input.setInputFiles([picture], options));
  await expect(page).toHaveURL(/\/user\/announcements\/new\/1$/u);
  await expect(page.getByLabel('View')).toHaveValue('Over the market square');
});
