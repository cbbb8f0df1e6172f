import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { startDaytimeServer } from '../support/daytimeServer.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { unsubscriptionMailedTo } from '../support/mails.ts';
import { publishLike, strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

const members = [
  { role: 'tenant', email: 'tenant@tilava.example' },
  { role: 'landlord', email: 'landlord@tilava.example' },
] as const;

for (const { role, email } of members) {
  test(`a ${role} chooses when mails tell of new matches, and how good these have to be`, async ({
    page,
  }) => {
    await logIn(page, email);
    await page.goto('/user/information/notifications');
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
    await expect(alerts.getByRole('radio', { name: '60%' })).toBeHidden();

    await alerts.getByText('Every Monday at 8:00').click();
    await expect(alerts.getByRole('radio', { name: '60%' })).toBeChecked();
    const saved = page.waitForResponse(
      (answer) => answer.request().postData() === JSON.stringify({ threshold: 80 }),
    );
    await alerts.getByText('80%').click();
    expect((await saved).status()).toBe(200);
    await expect(alerts.getByRole('status')).toHaveText('Saved');
    await expectAccessible(page);

    await page.reload();
    await expect(alerts.getByRole('radio', { name: 'Every Monday at 8:00' })).toBeChecked();
    await expect(alerts.getByRole('radio', { name: '80%' })).toBeChecked();
    await alerts.getByText('Never').click();
    await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
  });
}

test('the page of a mail that ends alerts ends nothing by being opened, and knows no other link', async ({
  page,
}) => {
  await page.goto(`/unsubscribe/${'a'.repeat(43)}`);
  const end = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(end).toBeVisible();
  await expectAccessible(page);
  await end.click();
  await expect(page.getByRole('status').filter({ hasText: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(page);
});

test('the link of a mail ends the alerts by one press, without logging in, and its code is stored nowhere', async ({
  browser,
  storages,
}) => {
  const server = await startDaytimeServer();
  const email = 'tenant@tilava.example';
  const { tilava, userId } = await clientOf(server.address, email);
  const { tilava: landlord } = await clientOf(server.address, 'landlord@tilava.example');
  const { need } = await strangeMatch(tilava, userId);
  await tilava.alerts.update(need.id, { frequency: 'immediate', threshold: 50 });
  await publishLike(landlord, { size: need.sizeMax ?? 80, rent: need.rentMax ?? 1500 }, need);
  const path = await unsubscriptionMailedTo(email, server.folder);

  const context = await browser.newContext({ baseURL: server.address });
  await storages.watch(context);
  const page = await context.newPage();
  await page.goto(path);
  expect(await tilava.alerts.get(need.id)).toMatchObject({ frequency: 'immediate' });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re unsubscribed.' })).toBeVisible();
  expect(await tilava.alerts.get(need.id)).toMatchObject({ frequency: 'never' });
  await storages.scan([page]);
  expect(JSON.stringify(storages.writes)).not.toContain(path.slice('/unsubscribe/'.length));
  await context.close();
  await server.close();
});
