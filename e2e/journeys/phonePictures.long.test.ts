import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drawnPicture, keepAnnouncementDraft, pngFile, removalOf } from '../support/announcement.ts';
import { logIn } from '../support/demo.ts';
import { hold } from '../support/hold.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { photoOf, placeOfPhoto, seePicture, withOrientation, withSize } from '../support/photos.ts';
import { test } from '../support/test.ts';

const lying = { width: 400, height: 200 };

const jpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A landlord whom nobody knows, at the pictures of a new announcement. */
async function atPictures(page: Page, baseURL: string | undefined) {
  const { id, email } = await addIsolatedUser(baseURL, 'Photographed', null);
  await logIn(page, email);
  await keepAnnouncementDraft(page, id);
  await page.goto('/user/announcements/new/1');
  return page.locator('input[type=file]').first();
}

/** Browsers tell a page of a choice only where it is another than before; the button forgets the one before. */
async function chooseAgain(chooser: Locator, files: readonly string[]): Promise<void> {
  await chooser.setInputFiles([]);
  await chooser.setInputFiles([...files]);
}

/** The address of a picture in full, by the one that the list shows. */
async function addressOf(page: Page, name: string): Promise<string> {
  const source = await page.getByRole('row', { name }).locator('img').getAttribute('src');
  return (source ?? '').replace(/\?.*$/u, '');
}

/** What the page has sent as files, as one text of bytes. */
const sentBytes = (page: Page) =>
  page.evaluate(async () => {
    const texts = (window.sentFiles ?? []).map(async (file) =>
      Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
    );
    return (await Promise.all(texts)).map((text) => ({ start: text.slice(1, 4), text }));
  });

declare global {
  interface Window {
    sentFiles?: File[];
  }
}

test('photos of a phone are uploaded upright, without their place, beside what is no picture', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the form that it is meant for
    const append = FormData.prototype.append as (name: string, value: Blob, fileName?: string) => void;
    FormData.prototype.append = function keep(name: string, value: string | Blob, fileName?: string) {
      if (value instanceof Blob) (window.sentFiles ??= []).push(new File([value], fileName ?? ''));
      append.call(this, name, value as Blob, fileName);
    };
  });
  const chooser = await atPictures(page, baseURL);
  const jpeg = await photoOf(page, { type: 'image/jpeg', ...lying });
  await chooser.setInputFiles([
    jpegFile('IMG_1.jpg', withOrientation(jpeg, 6)),
    {
      name: 'door.webp',
      mimeType: 'image/webp',
      buffer: await photoOf(page, { type: 'image/webp', ...lying }),
    },
    jpegFile('notes.jpg', Buffer.from('Call the landlord')),
    jpegFile('wide.jpg', await photoOf(page, { type: 'image/jpeg', width: 5_000, height: 500 })),
    {
      name: 'IMG_2.heic',
      mimeType: '',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    jpegFile('bomb.jpg', withSize(jpeg, 65_000, 65_000)),
    pngFile('hall.png', await drawnPicture(page)),
  ]);
  for (const name of ['IMG_1.png', 'door.png', 'wide.png', 'hall.png']) {
    await expect(removalOf(page, name)).toBeVisible();
  }
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const [name, reason] of [
    ['notes.jpg', 'This file can’t be read as a picture. Choose a JPEG, PNG or WebP picture.'],
    ['IMG_2.heic', 'This browser can’t read HEIC pictures. Save this one as a JPEG'],
    ['bomb.jpg', 'This picture has more than 100\u00A0megapixels.'],
  ] as const) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(reason);
    await expect(page.getByRole('status').filter({ hasText: `${name}: ${reason}` })).toHaveCount(1);
    // The same file would fail again.
    await expect(page.getByRole('button', { name: `Try again: ${name}` })).toHaveCount(0);
  }
  await expectAccessible(page);

  expect(await seePicture(page, await addressOf(page, 'IMG_1.png'))).toMatchObject({
    width: 200,
    height: 400,
    colours: { top: 'red', bottom: 'blue' },
  });
  expect(await seePicture(page, await addressOf(page, 'door.png'))).toMatchObject({
    ...lying,
    colours: { left: 'red', right: 'blue' },
  });
  expect(await seePicture(page, await addressOf(page, 'wide.png'))).toMatchObject({
    width: 4_000,
    height: 400,
  });
  const sent = await sentBytes(page);
  expect(sent.map(({ start }) => start)).toEqual(['PNG', 'PNG', 'PNG', 'PNG']);
  expect(sent.filter(({ text }) => text.includes(placeOfPhoto) || text.includes('Exif'))).toEqual([]);
});

test('photos of the same name are put in order by keys, on a phone as well', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chooser = await atPictures(page, baseURL);
  const jpeg = await photoOf(page, { type: 'image/jpeg', ...lying });
  const upright = withOrientation(jpeg, 6);
  // As phones call what the camera has taken just now.
  await chooser.setInputFiles([
    jpegFile('image.jpg', jpeg),
    jpegFile('image.jpg', upright),
    jpegFile('yard.jpg', jpeg),
  ]);
  const rows = page.getByRole('row');
  await expect(removalOf(page, 'yard.png')).toBeVisible();
  await expect(rows).toHaveText([/image\.png/u, /image\.png \(2\)/u, /yard\.png/u]);

  const chooseButton = page.getByRole('button', { name: 'Choose pictures' }).first();
  /** The pictures are one stop of Tab, arrows go from one to the next, and Tab on to its buttons. */
  const reach = async (place: number, name: string) => {
    await chooseButton.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
    await expect(rows.nth(place)).toBeFocused();
    const button = rows.nth(place).getByRole('button', { name, exact: true });
    const buttons = await rows.nth(place).getByRole('button').allTextContents();
    for (const _ of buttons) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await reach(2, 'Move yard.png earlier');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/image\.png/u, /yard\.png/u, /image\.png \(2\)/u]);
  await expect(page.getByRole('button', { name: 'Move yard.png earlier' })).toBeFocused();

  await reach(0, 'Drag image.png');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/yard\.png/u, /image\.png/u, /image\.png \(2\)/u]);
  await page.reload();
  await expect(rows).toHaveText([/yard\.png/u, /image\.png/u, /image\.png \(2\)/u]);
  expect(await seePicture(page, await addressOf(page, 'image.png (2)'))).toMatchObject({
    width: 200,
    height: 400,
  });
  await expectAccessible(page);
});

test('a photo is cancelled while it is prepared, tried again one by one, and never sent twice', async ({
  page,
  baseURL,
}, info) => {
  const chooser = await atPictures(page, baseURL);
  const jpeg = await photoOf(page, { type: 'image/jpeg', ...lying });
  // From the disk, so that the same file is known again.
  const photos = ['lift.jpg', 'stairs.jpg', 'roof.jpg'].map((name) => info.outputPath(name));
  for (const photo of photos) writeFileSync(photo, jpeg);
  const [lift = '', stairs = '', roof = ''] = photos;

  const letGo = await hold(page, '**/assets/pictureWorker-*');
  await chooser.setInputFiles([lift, stairs]);
  const preparing = page.getByRole('progressbar', { name: /^Preparing / });
  await expect(preparing).toHaveCount(2);
  await expect(preparing.first()).toContainText(/MB\s·\sPreparing$/u);
  await expectAccessible(page);
  await chooseAgain(chooser, [lift, stairs, roof]);
  await expect(preparing).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove lift.jpg' }).click();
  await expect(preparing).toHaveCount(2);

  await page.route('**/api/v1/files', (route) => route.abort());
  letGo();
  const tryAgain = (name: string) => page.getByRole('button', { name: `Try again: ${name}` });
  await expect(tryAgain('stairs.jpg')).toBeVisible();
  await expect(tryAgain('roof.jpg')).toBeVisible();
  await page.unroute('**/api/v1/files');
  await tryAgain('roof.jpg').click();
  await expect(page.getByRole('row')).toHaveText([/roof\.png/u]);
  await expect(tryAgain('stairs.jpg')).toBeVisible();
  await tryAgain('stairs.jpg').click();
  await expect(page.getByRole('row')).toHaveText([/roof\.png/u, /stairs\.png/u]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('what draws pictures is downloaded again where it could not be, and choosing the file again is trying again', async ({
  page,
  baseURL,
}, info) => {
  const chooser = await atPictures(page, baseURL);
  const photo = info.outputPath('lift.jpg');
  writeFileSync(photo, await photoOf(page, { type: 'image/jpeg', ...lying }));
  await page.route('**/assets/pictureWorker-*', (route) => route.abort());
  await chooser.setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Try again: lift.jpg' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/pictureWorker-*');
  await chooseAgain(chooser, [photo]);
  await expect(page.getByRole('row')).toHaveText(/lift\.png/u);
  await expect(page.getByRole('button', { name: 'Try again: lift.jpg' })).toHaveCount(0);
});

test('a photo whose PNG would be too large is made smaller until it fits', async ({ page, baseURL }) => {
  const chooser = await atPictures(page, baseURL);
  // Noise is what a PNG holds worst. It is made where it is chosen, because handing it over takes long.
  await chooser.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(4_000, 3_000);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is nothing to draw on');
    const noise = context.createImageData(canvas.width, canvas.height);
    for (let start = 0; start < noise.data.length; start += 65_536) {
      crypto.getRandomValues(noise.data.subarray(start, start + 65_536));
    }
    for (let alpha = 3; alpha < noise.data.length; alpha += 4) noise.data[alpha] = 255;
    context.putImageData(noise, 0, 0);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const chosen = new DataTransfer();
    chosen.items.add(new File([photo], 'gravel.jpg', { type: photo.type }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(removalOf(page, 'gravel.png')).toBeVisible({ timeout: 60_000 });
  const { width, height } = await seePicture(page, await addressOf(page, 'gravel.png'));
  expect(width).toBeGreaterThan(3_000);
  expect(width).toBeLessThan(4_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
});

test('a photo becomes a profile picture', async ({ page, baseURL }) => {
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Portrayed', farNeed);
  await logIn(page, email);
  await page.goto('/user/information');
  const jpeg = await photoOf(page, { type: 'image/jpeg', ...lying });
  await page.locator('input[type=file]').setInputFiles(jpegFile('face.jpg', withOrientation(jpeg, 6)));
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  const { file } = await admin.users.get(id);
  expect(file).toMatchObject({ name: 'face.png' });
  expect(await seePicture(page, `/api/v1/files/${file?.key ?? ''}`)).toMatchObject({
    width: 200,
    height: 400,
  });
});
