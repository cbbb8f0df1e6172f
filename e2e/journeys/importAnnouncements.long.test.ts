import { expect, type Page } from '@playwright/test';
import { png } from '@tilava/api/pngs';
import { strToU8, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const headings = [
  'Unit',
  'Address',
  'Lat',
  'Lon',
  'Type',
  'Rooms',
  'Floor',
  'Area (m²)',
  'Rent',
  'Available',
];

type Cells = readonly (string | number)[];

/** Premises where nobody seeks any; the rent of each is another. */
const rowOf = (number: number): Cells => [
  `R-${number}`,
  `Tuontikatu ${number}, 96200 Rovaniemi`,
  farNeed.x,
  farNeed.y,
  number % 4 === 0 ? 'Storage' : 'Toimisto',
  2,
  'Middle',
  `${50 + number},5`,
  1000 + number,
  '1.3.2027',
];
const rows = Array.from({ length: 40 }, (_, index) => rowOf(index + 1));

/** The rows with something else in some cells. */
const withFaults = (faults: Readonly<Record<number, Cells>>): readonly Cells[] =>
  rows.map((row, index) => faults[index] ?? row);

const workbook = async (cells: readonly Cells[]) => {
  const written = writeWorkbook([headings, ...cells].map((row) => [...row]));
  return {
    name: 'portfolio.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await written.toBuffer(),
  };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The first takes rows, the second pictures. */
const chooser = (page: Page) => page.locator('input[type=file]').first();

/** Chooses a file and has it checked. */
async function check(page: Page, file: Awaited<ReturnType<typeof workbook>>) {
  await chooser(page).setInputFiles(file);
  await press(page, 'Check the file');
}

test('a landlord imports forty premises, corrects three rows, and works with them', async ({
  page,
  baseURL,
}, testInfo) => {
  const owner = await addIsolatedUser(baseURL, 'Importer', null);
  try {
    const { tilava, userId } = await clientOf(baseURL, owner.email);
    const list = () => tilava.announcements.listOfUser(userId);
    await logIn(page, owner.email);
    await page.goto('/user/announcements');
    await page.getByRole('link', { name: 'Import and export' }).click();
    await expect(page.getByRole('heading', { name: 'Import announcements' })).toBeVisible();

    // What is wrong is told row by row, and nothing is written.
    const faulty = {
      4: rowOf(5).with(4, 'Castle'),
      9: rowOf(10).with(8, ''),
      19: rowOf(20).with(0, ''),
    };
    await chooser(page).setInputFiles(await workbook(withFaults(faulty)));
    await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Check the file');
    await expect(
      page.getByText('37 new · 0 changed · 0 unchanged · 0 not in the file · 3 rows with errors'),
    ).toBeVisible();
    const faults = page.getByRole('table', { name: '3 rows with errors' });
    await expect(faults.getByText('Property type: Select an option from the list')).toBeVisible();
    await expect(faults.getByText('Rent per month: This field is required')).toBeVisible();
    await expect(faults.getByText('Reference: This field is required')).toBeVisible();
    await expectAccessible(page);
    expect(await list()).toEqual([]);

    await check(page, await workbook(rows));
    await expect(page.getByText(/^40 new · 0 changed/u)).toBeVisible();
    await press(page, 'Import 40 announcements');
    await expect(page.getByText('40 created, 0 updated.')).toBeVisible();
    const imported = await list();
    expect(new Set(imported.map(({ reference }) => reference)).size).toBe(40);
    expect(imported.find(({ reference }) => reference === 'R-4')?.properties).toMatchObject({
      residenceType: 'storage',
      size: 54.5,
      rent: 1004,
      moveInDate: '2027-03-01',
    });

    // Again, it changes nothing; nor does what is exported.
    await press(page, 'Import another file');
    await check(page, await workbook(rows));
    await expect(page.getByText(/^0 new · 0 changed · 40 unchanged/u)).toBeVisible();
    await expect(page.getByText('Everything is up to date')).toBeVisible();
    for (const format of ['Excel (XLSX)', 'CSV']) {
      const downloading = page.waitForEvent('download');
      await press(page, `Export announcements: ${format}`);
      const download = await downloading;
      const path = testInfo.outputPath(download.suggestedFilename());
      await download.saveAs(path);
      await chooser(page).setInputFiles(path);
      await press(page, 'Check the file');
      await expect(
        page.getByText(/^0 new · 0 changed · 40 unchanged · 0 not in the file · 0 rows/u),
      ).toBeVisible();
    }

    // Pictures find their announcements by their names, once; what can't be added is told.
    const picture = new Uint8Array(png({ width: 64, height: 48 }));
    const archive = zipSync({
      'R-1.png': picture,
      'photos/R-1/hall.png': picture,
      'r-2 (1).png': picture,
      'R-3.png': [new Uint8Array(40 * 1024 * 1024), { level: 9 }],
      'R-4.jpg': strToU8('This is no picture'),
      'R-99.png': picture,
      'plan.pdf': picture,
    });
    const zip = { name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) };
    const zipChooser = page.locator('input[type=file]').last();
    await zipChooser.setInputFiles({ ...zip, buffer: zip.buffer.subarray(0, 100) });
    await expect(page.getByText('This ZIP file can’t be read').first()).toBeVisible();
    await zipChooser.setInputFiles(zip);
    await expect(page.getByRole('heading', { name: '4 new pictures' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^R-1 .* 2 new$/u })).toBeVisible();
    for (const refused of [
      'R-3.png This picture is larger than 32 MB',
      'R-99.png No announcement of yours has this reference',
      'plan.pdf This isn’t a JPEG, PNG, WebP or HEIC picture',
    ]) {
      await expect(page.getByRole('row', { name: refused })).toBeVisible();
    }
    await expectAccessible(page);
    await press(page, 'Add 4 pictures');
    await expect(page.getByText('3 pictures added')).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^R-4\.jpg This file can’t be read as a picture/u }),
    ).toBeVisible();
    const pictured = (await list()).find(({ reference }) => reference === 'R-1');
    expect(pictured?.properties.propertyPics.map(({ name }) => name)).toEqual(['hall.png', 'R-1.png']);
    await zipChooser.setInputFiles(zip);
    await expect(page.getByRole('heading', { name: '1 new picture' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^R-1 .* 0 new, 2 already added$/u })).toBeVisible();

    // An OpenImmo file goes the same way; what is no commercial letting is told.
    const premises = (reference: string, kind: string) => `<immobilie>
      <objektkategorie><vermarktungsart MIETE_PACHT="1"/><objektart>${kind}</objektart></objektkategorie>
      <geo><geokoordinaten breitengrad="${farNeed.x}" laengengrad="${farNeed.y}"/><strasse>Tuontikatu</strasse>
        <hausnummer>99</hausnummer><plz>96200</plz><ort>Rovaniemi</ort></geo>
      <preise><nettokaltmiete>4100.00</nettokaltmiete></preise><flaechen><lagerflaeche>400</lagerflaeche></flaechen>
      <verwaltung_techn><objektnr_extern>${reference}</objektnr_extern></verwaltung_techn></immobilie>`;
    const xml = `<?xml version="1.0"?><openimmo><anbieter>
      ${premises('H-1', '<hallen_lager_produktion hallen_typ="LAGER"/>')}${premises('W-1', '<wohnung/>')}
      ${premises('', '<hallen_lager_produktion/>')}</anbieter></openimmo>`;
    await chooser(page).setInputFiles({
      name: 'premises.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(xml),
    });
    await page.getByRole('button', { name: '1 entry of the file isn’t imported' }).click();
    await expect(page.getByText('W-1: Not an office, a shop, a warehouse')).toBeVisible();
    await press(page, 'Check the file');
    await expect(
      page.getByText(/^1 new · 0 changed · 0 unchanged · 40 not in the file · 1 row with errors/u),
    ).toBeVisible();
    await expectAccessible(page);

    // By its id, a row gives its announcement another reference.
    const renamed = (await list()).find(({ reference }) => reference === 'R-1');
    const ids = [...headings, 'Tilava ID'];
    const renaming = writeWorkbook([ids, [...rowOf(1).with(0, 'Unit 1'), renamed?.id ?? '']]);
    await chooser(page).setInputFiles({ ...(await workbook([])), buffer: await renaming.toBuffer() });
    await press(page, 'Check the file');
    await expect(page.getByText(/^0 new · 1 changed · 0 unchanged · 39 not in the file/u)).toBeVisible();
    await press(page, 'Import 1 announcement');
    await expect(page.getByText('0 created, 1 updated.')).toBeVisible();
    expect((await list()).filter(({ id }) => id === renamed?.id)).toMatchObject([{ reference: 'Unit 1' }]);
    await tilava.announcements.update(renamed?.id ?? '', { reference: 'R-1' });

    // A row that is gone is hidden only if that is chosen.
    await check(page, await workbook(rows.slice(1).with(0, rowOf(2).with(8, 1500))));
    await expect(page.getByText(/^0 new · 1 changed · 38 unchanged · 1 not in the file/u)).toBeVisible();
    await page.getByText('Hide the announcement that isn’t in the file').click();
    await press(page, 'Import 1 announcement');
    await expect(page.getByText('0 created, 1 updated. 1 hidden.')).toBeVisible();
    const after = await list();
    expect(after.filter(({ isActive }) => !isActive).map(({ reference }) => reference)).toEqual(['R-1']);
    expect(after).toHaveLength(40);

    // What was imported is worked with like any other: published, dearer by two per cent, copied, let.
    await page.goto('/user/announcements');
    await page.getByRole('checkbox', { name: 'Select Tuontikatu 1, 96200 Rovaniemi' }).check();
    await press(page, 'Make public');
    await expect(page.getByText('1 announcement made public')).toBeVisible();
    const rents = async () =>
      Object.fromEntries((await list()).map(({ id, properties }) => [id, properties.rent]));
    const before = await rents();
    await page.getByRole('checkbox', { name: 'Select all' }).first().check();
    await page.getByRole('button', { name: 'Change rents' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Change in per cent').fill('2');
    await dialog.getByRole('button', { name: 'Change rents' }).click();
    await expect(page.getByText('The rent of 40 announcements changed')).toBeVisible({ timeout: 60_000 });
    const raised = Object.entries(before).map(([id, rent]) => [id, Math.round(rent * 102) / 100]);
    expect(await rents()).toEqual(Object.fromEntries(raised));
    await page.getByRole('button', { name: 'More actions: Tuontikatu 3, 96200 Rovaniemi' }).click();
    await page.getByRole('menuitem', { name: 'Mark as let' }).click();
    await dialog.getByRole('button', { name: 'Mark as let' }).click();
    await expect(page.getByRole('heading', { name: 'Let premises' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions: Tuontikatu 4, 96200 Rovaniemi' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByText('The copy is hidden until you make it public.')).toBeVisible();
    const market = await list();
    expect(market.filter(({ letFrom }) => letFrom !== null).map(({ reference }) => reference)).toEqual([
      'R-3',
    ]);
    expect(
      market
        .filter(({ properties }) => properties.address.startsWith('Tuontikatu 4,'))
        .map(({ reference, isActive }) => ({ reference, isActive })),
    ).toEqual(
      expect.arrayContaining([
        { reference: 'R-4', isActive: true },
        expect.objectContaining({ isActive: false }),
      ]),
    );
  } finally {
    await owner.admin.users.delete(owner.id);
  }
});
