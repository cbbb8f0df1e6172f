import { expect } from '@playwright/test';
import { adminEmail } from '../support/admin.ts';
import { keepAnnouncementDraft, pngFile, removalOf } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const landlordEmail = 'landlord@tilava.example';

test('a picture whose name ends with _360 is published, and seen all around by a tenant', async ({
  page: landlords,
  elsewhere,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const { tilava: admin } = await clientOf(baseURL, adminEmail);
  const before = new Set((await tilava.announcements.listOfUser(userId)).map(({ id }) => id));
  const published = async () =>
    (await tilava.announcements.listOfUser(userId)).filter(({ id }) => !before.has(id));
  try {
    await logIn(landlords, landlordEmail);
    await keepAnnouncementDraft(landlords, userId);
    await landlords.goto('/user/announcements/new/1');
    const picture = await landlords.screenshot({ clip: { x: 0, y: 0, width: 640, height: 320 } });
    await landlords
      .locator('input[type=file]')
      .last()
      .setInputFiles([pngFile('hall_360.png', picture)]);
    await expect(removalOf(landlords, 'hall_360.png')).toBeVisible();
    await landlords.getByRole('button', { name: 'Continue' }).click();
    await landlords.getByRole('button', { name: 'Submit' }).click();
    await expect(landlords.getByText('Your announcement is public.')).toBeVisible();

    const [announcement] = await published();
    expect(announcement?.properties.surroundPics).toMatchObject([{ name: 'hall_360.png', surround: true }]);
    const key = announcement?.properties.surroundPics[0]?.key ?? '';
    expect(key).toMatch(/_360(?:\.|$)/u);

    const tenants = await elsewhere();
    const drawn = tenants.waitForResponse((answer) => answer.url().includes(`/files/${key}`));
    await logIn(tenants, 'tenant@tilava.example');
    await tenants.goto(`/user/matches/${announcement?.properties.id ?? ''}`);
    expect((await drawn).ok()).toBe(true);
    const panorama = tenants.getByRole('region', { name: '360° view of the premises' });
    await expect(panorama.getByRole('button', { name: 'Turn left' })).toBeVisible();
    await expect(panorama.locator('canvas')).toBeVisible();
    await expect(tenants.getByText('This picture is missing')).toHaveCount(0);
  } finally {
    for (const { properties } of await published()) await admin.properties.delete(properties.id);
  }
});
