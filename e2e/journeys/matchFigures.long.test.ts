import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** Opens the demo tenant's match with premises of the demo landlord. */
async function openMatch(page: Page, baseURL: string | undefined, address: string): Promise<void> {
  const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
  const own = await tilava.announcements.listOfUser(userId);
  const found = own.find(({ properties }) => properties.address === address);
  if (found === undefined) throw new Error(`The demo landlord lets nothing at ${address}`);
  await logIn(page, 'tenant@tilava.example');
  await page.goto(`/user/matches/${found.properties.id}`);
  await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
}

/** Without the blanks at which no line breaks. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

// A garage of 30 m² for 390 € a month, 114 m away: the tenant seeks an office or a shop of 45 to 120 m² for 3 100 €
// at most, with two to four rooms on an upper floor, and a kitchen, a toilet and an elevator.
const garage = 'Malminrinne 6, 00180 Helsinki';

test('a match tells what each field adds to it, and which change of the need would make it a strong one', async ({
  page,
  baseURL,
}) => {
  await openMatch(page, baseURL, garage);
  await expect(page.getByRole('list', { name: 'Why this match' }).getByRole('listitem')).toHaveText([
    /^Doesn’t match: Property type Garage isn’t a type you’re looking for\s+0 of 45$/u,
    /^Matches: Location Close by, 114\sm from where you’re looking\s+15 of 15$/u,
    /^Matches: Rent Within your budget\s+12 of 12$/u,
    /^Doesn’t match: Size 15\sm² smaller than you asked for\s+0 of 12$/u,
    /^Doesn’t match: Rooms One room more or less than you asked for: 1\s+3 of 6$/u,
    /^Matches: Available time Available by your move-in date\s+4 of 4$/u,
    /^Doesn’t match: Amenities 1 of the 3 amenities you asked for; missing: Kitchen, Elevator\s+1 of 3$/u,
    /^Doesn’t match: Floor Bottom floor, not one you asked for\s+0 of 2$/u,
    /^Not compared: Deposit You accept a deposit\s+Not counted$/u,
  ]);
  // 35 of 99, and with the type 80 of 99.
  await expect(
    page.getByRole('main').getByText('35%', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  const misses = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What would make this a match' }) })
    .last();
  await expect(misses.getByRole('listitem')).toHaveText(['Also accept this type: Storage – 81% match']);
  await expect(misses.getByRole('link', { name: 'Change what you’re looking for' })).toHaveAttribute(
    'href',
    /\/user\/edit\/property\/[\w-]+$/u,
  );
});

test('the true cost of premises to which no tax is known to be added is said once', async ({
  page,
  baseURL,
}) => {
  await openMatch(page, baseURL, garage);
  const cost = page.locator('#cost');
  // Its landlord has said neither what else is charged nor whether VAT is added.
  await expect(cost.getByText('from')).toHaveText(/^from 390\s€$/u);
  await expect(cost.getByRole('table')).toHaveCount(0);
  await expect(cost.getByRole('term')).toHaveText(['Per year', 'Per m² per month']);
  const amounts = await cost.getByRole('definition').allTextContents();
  expect(amounts.map(plain)).toEqual(['4 680 €', '13 €']);
});
