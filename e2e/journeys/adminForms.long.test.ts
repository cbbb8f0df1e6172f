import { expect, type Page } from '@playwright/test';
import { addLandlords, adminEmail, manage, openActions, openList, rows } from '../support/admin.ts';
import { drawnPicture, pngFile, removalOf } from '../support/announcement.ts';
import { cutNetwork } from '../support/networkCuts.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { passwordMailedTo } from '../support/mails.ts';
import { test } from '../support/test.ts';

async function chooseAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill(address);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([address]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('a user is edited from the list, which is come back to', async ({ page, baseURL }) => {
  const word = `Edited${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const [id = ''] = await addLandlords(tilava, word, 1);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  await manage(page, `tab=user&text=${word}`);
  const dialog = await openActions(page, `${word} Number01`);
  await dialog.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${word} Number01` })).toBeFocused();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Renamed');
  await page.getByRole('link', { name: 'Back to users' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button').first().click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin\\?tab=user&text=${word}$`, 'u'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Managing system' })).toBeFocused();
  await expect(rows(page)).toHaveText([`${word} Renamed`]);
  expect(bodies).toEqual([{ privateTenant: { lastName: 'Renamed' } }]);
  expect((await tilava.users.get(id)).privateTenant).toMatchObject({ firstName: word, lastName: 'Renamed' });
});

test('of what two admins change at a time both versions are shown, and one is chosen', async ({
  page,
  baseURL,
}) => {
  const word = `Both${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const [id = ''] = await addLandlords(tilava, word, 1);
  await logIn(page, adminEmail);
  await page.goto(`/admin?tab=user&edit=${id}`);
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  await lastName.fill('Ensilä');
  await tilava.users.update(id, { privateTenant: { lastName: 'Toisela' } });
  await page.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('table', { name: 'Both versions' });
  await expect(versions.getByRole('row', { name: /Last name/u }).getByRole('cell')).toHaveText([
    'Ensilä',
    'Toisela',
  ]);
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(lastName).toHaveValue('Toisela');
  await lastName.fill('Kolmola');
  await tilava.users.update(id, { privateTenant: { lastName: 'Neljälä' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save my version anyway' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await tilava.users.get(id)).privateTenant?.lastName).toBe('Kolmola');
});

test('a landlord and a tenant are added, and log in by a mail whose password no admin knows', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const { tilava } = await clientOf(baseURL, adminEmail);
  const word = `added${Date.now()}`;
  await manage(page, 'tab=user');
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add user' })).toBeFocused();
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await page.getByRole('radio', { name: 'Landlord' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(adminEmail);
  await page.getByRole('textbox', { name: 'First name' }).fill('Lauri');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lisätty');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('040 123 4567');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is already user');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${word}@admin.example`);
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/tab=user&direction=descending$/u);
  await expect(rows(page).first()).toHaveText('Lauri Lisätty');

  const landlord = await elsewhere();
  await landlord.goto('/login');
  await landlord.getByLabel('Email').fill(`${word}@admin.example`);
  await landlord
    .getByRole('textbox', { name: 'Password' })
    .fill(await passwordMailedTo(`${word}@admin.example`));
  await landlord.getByRole('button', { name: 'Login' }).click();
  await expect(landlord.getByText('Set a new password to continue.')).toBeVisible();

  await page.getByRole('link', { name: 'Add user' }).click();
  await page.getByRole('radio', { name: 'Organisation' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${word}-oy@admin.example`);
  await page.locator('#profile-name').fill(`${word} Oy`);
  await page.locator('#profile-contactFirstName').fill('Liisa');
  await page.locator('#profile-contactLastName').fill('Lisätty');
  await page.locator('#profile-phoneNumber').fill('040 123 4567');
  await page.getByRole('checkbox', { name: 'Manufacturing' }).check({ force: true });
  await chooseAddress(page, 'Annankatu 16, 00120 Helsinki');
  await page.getByRole('checkbox', { name: 'Office' }).check({ force: true });
  await page.getByRole('checkbox', { name: '2', exact: true }).check({ force: true });
  await page.locator('input[name=sizeMax]').fill('80');
  await page.locator('input[name=rentMax]').fill('2000');
  await page.locator('input[name=moveInDate]').fill('01/01/2030');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(rows(page).first()).toHaveText(`${word} Oy`);
  const { results } = await tilava.users.list({ text: `${word}-oy` });
  expect(results).toMatchObject([{ isLandlord: false, properties: [expect.any(String)] }]);
});

test('a property is added for a landlord, gets pictures, is edited and deleted', async ({
  page,
  baseURL,
}) => {
  const word = `Owner${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const [owner = ''] = await addLandlords(tilava, word, 1);
  await manage(page, 'tab=property');
  await page.getByRole('link', { name: 'Add property' }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  await expect(page.getByText('Select a landlord from the list')).toBeVisible();
  await page.getByRole('combobox', { name: 'Landlord' }).fill('tenant@tilava.example');
  await expect(page.getByText('No landlords found').last()).toBeVisible();
  await page.getByRole('combobox', { name: 'Landlord' }).fill(word);
  await page.getByRole('option', { name: new RegExp(word, 'iu') }).click();
  await chooseAddress(page, 'Kalevankatu 30, 00100 Helsinki');
  await page.locator('select[name=residenceType]').selectOption('office');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Top' }).check({ force: true });
  await page.locator('input[name=sizeMin]').fill('71');
  await page.locator('input[name=rentMin]').fill('1700');
  await page.getByRole('button', { name: 'Add property' }).click();
  await expect(page).toHaveURL(/\/admin\?direction=descending$/u);
  await expect(rows(page).first()).toContainText('Kalevankatu 30');
  const [added] = await tilava.properties.listOfUser(owner);
  expect(added).toMatchObject({ kind: 'listing', size: 71, rent: 1700, user: owner, isActive: true });

  await openList(page, `text=${word}`);
  const name = added?.address ?? '';
  const dialog = await openActions(page, name);
  await dialog.getByRole('button', { name: 'Pictures' }).click();
  const picture = await drawnPicture(page);
  const choosers = dialog.locator('input[type=file]');
  await choosers.first().setInputFiles([pngFile('hall.png', picture), pngFile('none.png', Buffer.from(''))]);
  await choosers.last().setInputFiles([pngFile('street_360.png', picture)]);
  await expect(removalOf(dialog, 'hall.png')).toBeVisible();
  await expect(removalOf(dialog, 'street_360.png')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'none.png' })).toContainText(
    'This file can’t be read as a picture.',
  );
  const present = async () => {
    const property = await tilava.properties.get(added?.id ?? '');
    return property.kind === 'listing' ? [property.propertyPics.length, property.surroundPics.length] : null;
  };
  expect(await present()).toEqual([1, 1]);
  await removalOf(dialog, 'hall.png').click();
  await expect.poll(present).toEqual([0, 1]);
  await page.keyboard.press('Escape');

  await rows(page).getByRole('link').click();
  await page.locator('input[name=rentMin]').fill('1650');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1 650 €');

  await openActions(page, name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(`Are you sure to delete ${name}?`);
  await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(page.getByText('No results')).toBeVisible();
});

test('what an admin adds is added once and as it was last edited, although answers were lost', async ({
  page,
  baseURL,
}) => {
  const { tilava } = await clientOf(baseURL, adminEmail);
  const word = `Lost${Date.now()}`;
  const email = `${word.toLowerCase()}@admin.example`;
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Network Errors' });
  await manage(page, 'tab=user');
  await page.getByRole('link', { name: 'Add user' }).click();
  await page.getByRole('radio', { name: 'Landlord' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'First name' }).fill(word);
  await page.getByRole('textbox', { name: 'Last name' }).fill('First');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('040 123 4567');
  for (const [path, lastName] of [
    [/\/api\/v1\/users$/u, 'Second'],
    [/\/api\/v1\/user\/reset$/u, 'Third'],
  ] as const) {
    const restore = await cutNetwork(page, 'POST', path, 'answer');
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(failure).toBeVisible();
    await restore();
    await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  }
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(rows(page).first()).toHaveText(`${word} Third`);
  const { results } = await tilava.users.list({ text: email });
  expect(results).toMatchObject([{ privateTenant: { lastName: 'Third' } }]);
  await passwordMailedTo(email);

  await manage(page, 'tab=property');
  await page.getByRole('link', { name: 'Add property' }).click();
  await page.getByRole('combobox', { name: 'Landlord' }).fill(word);
  await page.getByRole('option', { name: new RegExp(word, 'iu') }).click();
  await chooseAddress(page, 'Kalevankatu 30, 00100 Helsinki');
  await page.locator('select[name=residenceType]').selectOption('office');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Top' }).check({ force: true });
  await page.locator('input[name=sizeMin]').fill('71');
  await page.locator('input[name=rentMin]').fill('1700');
  for (const [path, rent] of [
    [/\/api\/v1\/residence$/u, '1710'],
    [/\/api\/v1\/announcement\/residence\/[^/]+$/u, '1720'],
  ] as const) {
    const restore = await cutNetwork(page, 'POST', path, 'answer');
    await page.getByRole('button', { name: 'Add property' }).click();
    await expect(failure).toBeVisible();
    await restore();
    await page.locator('input[name=rentMin]').fill(rent);
  }
  await page.getByRole('button', { name: 'Add property' }).click();
  await expect(rows(page).first()).toContainText('Kalevankatu 30');
  const added = await tilava.properties.listOfUser(results[0]?.id ?? '');
  expect(added).toMatchObject([{ kind: 'listing', rent: 1720 }]);
});

test('a user’s picture is uploaded and taken away, and one of 40 MB or of another kind is refused', async ({
  page,
  baseURL,
}) => {
  const word = `Pictured${Date.now()}`;
  const { tilava } = await clientOf(baseURL, adminEmail);
  const [id = ''] = await addLandlords(tilava, word, 1);
  await manage(page, `tab=user&text=${word}`);
  const dialog = await openActions(page, `${word} Number01`);
  await dialog.getByRole('button', { name: 'Profile picture' }).click();
  const chooser = dialog.locator('input[type=file]');
  await chooser.setInputFiles(pngFile('huge.png', Buffer.alloc(40 * 1024 * 1024)));
  await expect(dialog).toContainText('huge.png');
  await chooser.setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(dialog).toContainText('face.jpg');
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  expect((await tilava.users.get(id)).file).toBeNull();
  await chooser.setInputFiles(pngFile('face.png', await drawnPicture(page)));
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect((await tilava.users.get(id)).file).toMatchObject({ name: 'face.png' });
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  expect((await tilava.users.get(id)).file).toBeNull();
});
