import { expect, type Page } from '@playwright/test';
import { injections } from '@tilava/api/injections';
import { acquainted } from '../support/acquainted.ts';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { publishLike } from '../support/matches.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
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

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(async ({ context, relay }) => goOnline(context, relay));

  test('what is written is kept, and is sent once and in its order by another tab when it is back', async ({
    page,
    context,
    relay,
    baseURL,
  }) => {
    const { seeker, landlord, thread, path, remove } = await acquainted(baseURL);
    try {
      await logIn(page, seeker.email);
      await page.goto(path);
      await expect(conversation(page)).toHaveCount(1);
      const other = await context.newPage();
      await other.goto('/user/information');
      await untilKept(page);
      await goOffline(context, relay);
      await send(page, 'First');
      await send(page, 'Second');
      await expect(conversation(page)).toContainText(['Hello!', 'First', 'Second']);
      await expect(conversation(page).last()).toContainText('Waiting for a connection');
      await expectAccessible(page);
      await page.close();
      await goOnline(context, relay);
      const texts = async () => (await landlord.threads.listMessages(thread)).results.map(({ text }) => text);
      await expect.poll(texts).toEqual(['Hello!', 'First', 'Second']);
      await other.goto(path);
      await expect(conversation(other)).toHaveCount(3);
      await expect(other.getByText('Waiting for a connection')).toBeHidden();
    } finally {
      await goOnline(context, relay);
      await remove();
    }
  });
});

test('a draft outlives a reload, and a message whose answers are lost is sent once', async ({
  page,
  baseURL,
}) => {
  const { seeker, landlord, thread, path, remove } = await acquainted(baseURL);
  try {
    await logIn(page, seeker.email);
    await page.goto(path);
    await field(page).fill('A draft');
    await page.reload();
    await expect(field(page)).toHaveValue('A draft');
    await page.route('**/api/v1/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText('Not sent')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute('**/api/v1/messages');
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not sent')).toBeHidden();
    const { results } = await landlord.threads.listMessages(thread);
    expect(results.map(({ text }) => text)).toEqual(['Hello!', 'A draft']);
  } finally {
    await remove();
  }
});

test('the match stands beside its conversation, and the dashboard tells of unread messages', async ({
  page,
  baseURL,
}) => {
  const { owner, landlord, path, remove } = await acquainted(baseURL);
  try {
    await landlord.users.update(owner.id, { shareContacts: false });
    await logIn(page, owner.email);
    await page.goto('/user/dashboard');
    await expect(page.getByText('You have unread messages')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const match = page.getByRole('complementary', { name: 'About the match' });
    await expect(match.getByRole('heading', { name: 'Why this match' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(match).toBeHidden();
    await page.getByRole('button', { name: 'About the match' }).click();
    await expect(page.getByRole('heading', { name: 'Why this match' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'See the match' }).click();
    await page.getByRole('button', { name: 'Share my contact details' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Share your contact details?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Share my contact details' }).click();
    await expect(page.getByText('They can see your contact details')).toBeVisible();
    expect((await landlord.users.get(owner.id)).shareContacts).toBe(true);
  } finally {
    await remove();
  }
});

test('messages that are markup or script are shown as they were written', async ({ page, baseURL }) => {
  const { seeker, landlord, to, path, remove } = await acquainted(baseURL);
  const ran: string[] = [];
  try {
    // One message holds several, so that nobody writes more in an hour than is allowed.
    const texts = Array.from({ length: Math.ceil(injections.length / 10) }, (_, index) =>
      injections.slice(index * 10, index * 10 + 10).join('\n'),
    );
    for (const text of texts) await landlord.threads.sendMessage({ ...to, text });
    await page.exposeFunction('injected', () => ran.push(page.url()));
    await logIn(page, seeker.email);
    await page.goto(path);
    const shown = conversation(page);
    await expect(shown).toHaveCount(texts.length + 1);
    for (const [index, text] of texts.entries()) {
      const said = await shown
        .nth(index + 1)
        .getByRole('paragraph')
        .first()
        .textContent();
      expect(said).toBe(text);
    }
    // Steering characters can't be typed into a message, and blanks alone are none.
    await send(page, ' \u200b \n');
    await expect(page.getByText('Enter a message')).toBeVisible();
    await send(page, 'abc\u202edef\u2066ghi');
    await expect(shown.last()).toContainText('abcdefghi');
    expect(ran).toEqual([]);
  } finally {
    await remove();
  }
});
