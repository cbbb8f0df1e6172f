import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('interest with a note begins a conversation that both go on with once they are interested', async ({
  page: tenants,
  elsewhere,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  try {
    await logIn(tenants, seeker.email);
    await tenants.goto(`/user/matches/${properties.id}`);
    await tenants.getByRole('button', { name: 'Write a message' }).click();
    await field(tenants).fill('Call me at 040 123 4567');
    await expect(tenants.getByText('This looks like a phone number')).toBeVisible();
    await expectAccessible(tenants);
    await send(tenants, 'We could move in on 1 March.');
    await expect(tenants).toHaveURL(/\/user\/messages\/[\w-]{36}$/u);
    await expect(conversation(tenants)).toContainText(['We could move in on 1 March.']);
    await expect(tenants.getByText('You can write again as soon as you’re both interested.')).toBeVisible();
    await expect(field(tenants)).toBeHidden();

    const landlords = await elsewhere();
    await logIn(landlords, owner.email);
    await expect(landlords.getByRole('link', { name: 'Messages 1 new' })).toBeVisible();
    await landlords.getByRole('link', { name: 'Messages 1 new' }).click();
    await expect(landlords.getByText('1 unread', { exact: true }).last()).toBeVisible();
    await expectAccessible(landlords);
    await landlords
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: 'Seeker' })
      .click();
    await expect(conversation(landlords)).toContainText(['We could move in on 1 March.']);
    await expect(landlords.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    await expect(tenants.getByText('Seen')).toBeVisible();
    await send(landlords, '<b>Welcome</b>, see https://tilava.example/plan.');
    await expect(conversation(landlords).last()).toContainText('<b>Welcome</b>');
    await expect(conversation(tenants).last().getByRole('link')).toHaveAttribute(
      'href',
      'https://tilava.example/plan',
    );
    await expect(field(landlords)).toBeHidden();

    await landlord.favorites.addInterest({ id: seeker.id, targetId: id });
    await expect(field(tenants)).toBeVisible();
    await send(tenants, 'When can we see it?');
    await expect(conversation(landlords).last()).toContainText('When can we see it?');
    await expectAccessible(tenants);

    await tenants.getByRole('button', { name: 'Archive' }).click();
    await expect(tenants.getByRole('button', { name: 'Move to inbox' })).toBeVisible();
    await tenants.getByRole('link', { name: 'Back to messages' }).click();
    await expect(tenants.getByText('No messages yet')).toBeVisible();
    await tenants.getByText('Archived', { exact: true }).click();
    await expect(tenants.getByRole('link', { name: 'Owner' })).toBeVisible();
    await tenants.getByRole('searchbox').fill('nobody');
    await expect(tenants.getByText('No conversations found')).toBeVisible();
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});
