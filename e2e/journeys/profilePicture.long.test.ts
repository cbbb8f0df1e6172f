import { truncateSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { drawnPicture, pngFile } from '../support/announcement.ts';
import { logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

/** The account's picture on the dashboard. */
const cardOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Account' });

/** What a logo is drawn of. */
const drawingOf = (place: Locator) =>
  place
    .locator('svg')
    .first()
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => `${path.getAttribute('d')} ${path.getAttribute('transform')}`),
    );

test('a profile picture that is none, or of 40 MB, is refused, and a true one is shown', async ({
  page,
  baseURL,
}, info) => {
  // From the disk: what is handed over as bytes takes ten seconds.
  const huge = info.outputPath('huge.png');
  writeFileSync(huge, '');
  truncateSync(huge, 40 * 1024 * 1024);
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Pictured', farNeed);
  await logIn(page, email);
  await page.goto('/user/information');
  const chooser = page.locator('input[type=file]');
  const photo = pngFile('photo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]));
  for (const [file, text] of [
    [photo, 'This file can’t be read as a picture.'],
    [huge, 'This is larger than 32 MB.'],
  ] as const) {
    await chooser.setInputFiles(file);
    await expect(page.getByText(text).first()).toBeVisible();
    expect((await admin.users.get(id)).file).toBeNull();
  }
  const logo = await drawingOf(
    page.getByRole('main').getByRole('img', { name: 'Your profile picture' }).locator('..'),
  );
  expect(logo.length).toBeGreaterThan(0);

  // The logo of the account stands where there is no picture.
  await page.goto('/user/dashboard');
  await expect(cardOf(page).locator('svg')).toBeVisible();
  await expect(cardOf(page).getByRole('img')).toHaveCount(0);
  expect(await drawingOf(cardOf(page))).toEqual(logo);

  await page.goto('/user/information');
  await chooser.setInputFiles([pngFile('face.png', await drawnPicture(page))]);
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  const { file } = await admin.users.get(id);
  await page.goto('/user/dashboard');
  const picture = cardOf(page).locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(`/files/${file?.key ?? 'none'}`, 'u'));
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(cardOf(page).locator('svg')).toHaveCount(0);
});
