import { expect, type Page } from '@playwright/test';
import { addDays, helsinkiDay } from '@tilava/domain/time';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';

const ownReports = '/user/information/data';

async function decide(admins: Page, choice: string, statement: string): Promise<void> {
  await admins.getByText(choice, { exact: true }).click();
  await admins.getByRole('textbox', { name: 'Statement of reasons' }).fill(statement);
  await admins.getByRole('button', { name: 'Save decision' }).click();
  await expect(admins.getByRole('button', { name: 'Save decision' })).toBeHidden();
}

test('a reported message is decided, appealed and decided again; a block hides both and is undone', async ({
  page: tenants,
  elsewhere,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, seeker.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  try {
    const to = { announcement: id, tenant: seeker.id };
    await tenant.threads.sendMessage({ ...to, text: 'Is it quiet?', showsInterest: true });
    const { thread } = await landlord.threads.sendMessage({ ...to, text: 'Pay the deposit first.' });

    await logIn(tenants, seeker.email);
    await tenants.goto(`/user/messages/${thread}`);
    await tenants.getByRole('button', { name: 'Report' }).click();
    await tenants.getByRole('button', { name: 'Send report' }).click();
    await expect(tenants.getByText('Select a reason')).toBeVisible();
    await tenants.getByText('Fraud', { exact: true }).click();
    await tenants.getByRole('textbox', { name: 'Tell us more' }).fill('They want money');
    await expectAccessible(tenants);
    await tenants.getByRole('button', { name: 'Send report' }).click();
    await expect(tenants.getByText('Thanks for telling us.')).toBeVisible();
    await tenants.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

    const admins = await elsewhere();
    await logIn(admins, 'admin@tilava.example');
    await admins.goto('/admin?tab=reports');
    await expectAccessible(admins);
    await admins
      .getByRole('row')
      .filter({ hasText: seeker.email })
      .getByRole('rowheader')
      .getByRole('link')
      .click();
    await expect(admins.getByText('Pay the deposit first.')).toBeVisible();
    await expect(admins.getByText('They want money')).toBeVisible();
    await expectAccessible(admins);
    await decide(admins, 'Warn the user', 'It asks for money before a viewing.');

    const landlords = await elsewhere();
    await logIn(landlords, owner.email);
    await landlords.goto(ownReports);
    await expect(landlords.getByText('A warning was given.')).toBeVisible();
    await expect(landlords.getByText('It asks for money before a viewing.')).toBeVisible();
    await expect(landlords.getByText('They want money')).toBeHidden();
    await expectAccessible(landlords);
    await landlords.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('We agreed on it');
    await landlords.getByRole('button', { name: 'Send appeal' }).click();
    await expect(landlords.getByText('Appeal being reviewed')).toBeVisible();

    await admins.reload();
    await expect(admins.getByText('We agreed on it')).toBeVisible();
    await expectAccessible(admins);
    await decide(admins, 'Reverse the decision', 'You had agreed on it.');
    for (const side of [tenants, landlords]) {
      await side.goto(ownReports);
      await expect(side.getByText('The decision was reversed.')).toBeVisible();
      await expect(side.getByText('You had agreed on it.')).toBeVisible();
    }

    await tenants.goto(`/user/messages/${thread}`);
    await tenants.getByRole('button', { name: 'Block' }).click();
    await tenants.getByRole('button', { name: 'Yes, block' }).click();
    await expect(tenants.getByText('You’ve blocked Owner.')).toBeVisible();
    await expectAccessible(tenants);
    await landlords.goto(`/user/messages/${thread}`);
    await expect(landlords.getByText('Nobody can write here any more')).toBeVisible();
    await expectAccessible(landlords);
    await expect(landlords.getByRole('link', { name: 'See the match' })).toBeHidden();
    await tenants.goto(`/user/matches/${properties.id}`);
    await expect(tenants.getByRole('button', { name: 'I’m Interested' })).toBeHidden();
    await tenants.goto(ownReports);
    await tenants.getByRole('button', { name: 'Unblock Owner' }).click();
    await expect(tenants.getByText('You haven’t blocked anyone.')).toBeVisible();
    await tenants.goto(`/user/messages/${thread}`);
    await expect(tenants.getByRole('button', { name: 'Block' })).toBeVisible();
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});

test('whoever is logged in while the account is suspended is led to the decision by itself', async ({
  page,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, 'tenant@tilava.example');
  const { id: item, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  try {
    const { id } = await tenant.reports.create({ kind: 'announcement', item, reason: 'fraud' });
    await logIn(page, owner.email);
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    const suspendedUntil = addDays(helsinkiDay(new Date()), 7);
    const statement = 'These premises aren’t to let.';
    await owner.admin.reports.update(id, { decision: 'suspended', suspendedUntil, statement });
    await expect(page).toHaveURL(/\/user\/information\/data#reports$/u);
    await expect(page.getByText('Your account is suspended. You can read the decision')).toBeVisible();
    await expect(page.getByText(statement)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/user/announcements');
    await expect(page).toHaveURL(/\/user\/information\/data#reports$/u);
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
  }
});
