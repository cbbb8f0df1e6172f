import { expect, type Page } from '@playwright/test';
import { drawnPicture, keepAnnouncementDraft, pngFile, removalOf } from '../support/announcement.ts';
import { cutNetwork, networkCuts } from '../support/networkCuts.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const email = 'landlord@tilava.example';

/** A landlord at the pictures of a draft that lacks nothing. */
async function openDraft(page: Page, baseURL: string | undefined) {
  const { tilava, userId } = await clientOf(baseURL, email);
  const before = new Set((await tilava.announcements.listOfUser(userId)).map(({ id }) => id));
  await logIn(page, email);
  await keepAnnouncementDraft(page, userId);
  await page.goto('/user/announcements/new/1');
  const add = async (name: string) => {
    const picture = pngFile(name, await drawnPicture(page));
    await page.locator('input[type=file]').first().setInputFiles(picture);
  };
  /** What the draft became, which is hidden again. */
  const takePublished = async () => {
    const own = await tilava.announcements.listOfUser(userId);
    const published = own.filter(({ id }) => !before.has(id));
    for (const { id } of published) await tilava.announcements.update(id, { isActive: false });
    return published.map(({ properties: { view, residenceType, propertyPics } }) => ({
      view,
      residenceType,
      pictures: propertyPics.map(({ name }) => name),
    }));
  };
  return { tilava, add, takePublished };
}

const toLastStep = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test('an announcement is published once and as it was last edited, whichever call was cut before', async ({
  page,
  baseURL,
}) => {
  const { add, takePublished } = await openDraft(page, baseURL);
  for (const cut of networkCuts) {
    const name = `${cut}.png`;
    const restore = await cutNetwork(page, 'POST', /\/api\/v1\/files$/u, cut);
    await add(name);
    const again = page.getByRole('button', { name: `Try again: ${name}` });
    await expect(again).toBeVisible();
    await restore();
    await again.click();
    await expect(removalOf(page, name)).toBeVisible();
  }

  for (const [method, path, type] of [
    ['POST', /\/api\/v1\/residence$/u, 'retail'],
    ['PATCH', /\/api\/v1\/residence\/[^/]+$/u, 'storage'],
    ['POST', /\/api\/v1\/announcement\/residence\/[^/]+$/u, 'retail'],
  ] as const) {
    await toLastStep(page);
    const restore = await cutNetwork(page, method, path, 'answer');
    await submit(page);
    await expect(page.getByRole('alert').getByText('Network Errors')).toBeVisible();
    await restore();
    await page.goto('/user/announcements/new/1');
    await page.getByLabel('View').fill(`After ${path.source} was cut`);
    await page.locator('select[name=residenceType]').selectOption(type);
  }
  await add('last.png');
  await expect(removalOf(page, 'last.png')).toBeVisible();
  await removalOf(page, 'request.png').click();
  await expect(removalOf(page, 'request.png')).toHaveCount(0);
  await page.getByLabel('View').fill('Over the market square');
  await toLastStep(page);
  await submit(page);
  await expect(page).toHaveURL(/\/user\/announcements$/u);
  expect(await takePublished()).toEqual([
    { view: 'Over the market square', residenceType: 'retail', pictures: ['answer.png', 'last.png'] },
  ]);
});

test('a draft keeps its pictures on the server, and asks for those that are gone without losing anything else', async ({
  page,
  baseURL,
}) => {
  const { tilava, add, takePublished } = await openDraft(page, baseURL);
  const uploads = page.waitForResponse(/\/api\/v1\/files$/u);
  await add('hall.png');
  const { key } = (await (await uploads).json()) as { readonly key: string };
  await expect(removalOf(page, 'hall.png')).toBeVisible();
  await add('yard.png');
  await expect(removalOf(page, 'yard.png')).toBeVisible();
  const renewal = page.waitForResponse(/\/api\/v1\/files\/renewals$/u);
  await page.reload();
  expect(await (await renewal).json()).toMatchObject({ files: [{}, {}] });

  await page.getByLabel('View').fill('Over the market square');
  await toLastStep(page);
  await tilava.files.delete(key);
  await submit(page);
  const message = 'These pictures are no longer stored: hall.png. Add them again.';
  await expect(page.getByText(message)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Go to the pictures' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('View')).toHaveValue('Over the market square');
  await add('hall.png');
  await expect(removalOf(page, 'hall.png')).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(0);
  await toLastStep(page);
  await submit(page);
  await expect(page).toHaveURL(/\/user\/announcements$/u);
  expect(await takePublished()).toEqual([
    { view: 'Over the market square', residenceType: 'office', pictures: ['yard.png', 'hall.png'] },
  ]);
});
