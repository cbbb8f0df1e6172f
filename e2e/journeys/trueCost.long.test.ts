import { expect } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const landlord = 'landlord@tilava.example';

test('a landlord states a cost, and a tenant sees what they pay, and narrows it by what they deduct', async ({
  page,
  baseURL,
}) => {
  const { tilava, userId } = await clientOf(baseURL, landlord);
  const own = await tilava.announcements.listOfUser(userId);
  const listing = own.find(({ properties }) => properties.address.startsWith('Kalevankatu 30'))?.properties;
  if (listing === undefined) throw new Error('The demo landlord lets nothing at Kalevankatu 30');
  const { admin, id, email } = await addIsolatedUser(baseURL, 'Payer', nearNeed);
  try {
    await logIn(page, landlord);
    await page.goto(`/user/edit/property/${listing.id}`);
    const water = page.getByLabel('Water', { exact: true });
    const amount = page.getByLabel('Water: amount without VAT');
    await expect(water).toHaveValue('included');
    await expect(amount).toBeHidden();
    await water.selectOption({ label: 'Per month' });
    await amount.fill('much');
    await amount.blur();
    await expect(page.getByText('Enter a number, for example 1250')).toBeVisible();
    // What was typed goes with its field, and so does what was wrong with it.
    await water.selectOption({ label: 'Included in the rent' });
    await expect(amount).toBeHidden();
    await water.selectOption({ label: 'Per month' });
    await amount.fill('22,50');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const { costs, ...rest } = (await sent).postDataJSON() as { costs: readonly object[] };
    expect(rest).toEqual({});
    expect(costs).toContainEqual({ kind: 'water', amount: 22.5, basis: 'month', isEstimated: false });
    await expect(page).toHaveURL(/\/user\/information$/u);

    await logIn(page, email);
    const match = `/user/matches/${listing.id}`;
    await page.goto(match);
    const cost = page.locator('#cost');
    const row = cost.getByRole('row', { name: /^Per month/u });
    // 3 278.70 € and 25.5 % of it, in whole euros.
    await expect(row.getByRole('cell').last()).toHaveText(/^3\s279–4\s115\s€$/u);
    await expect(cost.getByText('Estimate', { exact: true })).toBeVisible();
    await expect(cost.getByRole('definition').filter({ hasText: '1.10' })).toHaveText(
      /1\.10\s€\/m²\/month \(estimate\)/u,
    );
    await cost.getByRole('link', { name: 'Answer in your profile' }).click();
    await page.getByLabel('Can you deduct VAT?').selectOption({ label: 'Yes' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/information$/u);
    await expect(page.getByRole('term').filter({ hasText: 'Can you deduct VAT?' })).toBeVisible();
    expect(await admin.users.get(id)).toMatchObject({ deductsVat: true });

    await page.goto(match);
    await expect(row.getByRole('cell').last()).toHaveText(/^3\s279\s€$/u);
    await expect(cost.getByRole('link', { name: 'Answer in your profile' })).toHaveCount(0);
  } finally {
    await tilava.properties.update(listing.id, { costs: [...listing.costs] });
    await admin.users.delete(id);
  }
});
