import { expect, type Page } from '@playwright/test';
import { injections } from '@tilava/api/injections';
import { acquainted } from '../support/acquainted.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
import { test } from '../support/test.ts';

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('what was written is linked where it names an address, and is archived, filtered and searched', async ({
  page,
  baseURL,
}) => {
  const { seeker, landlord, to, path, remove } = await acquainted(baseURL);
  try {
    await landlord.threads.sendMessage({ ...to, text: '<b>Welcome</b>, see https://tilava.example/plan.' });
    await logIn(page, seeker.email);
    await page.goto('/user/messages');
    await expect(page.locator('li').getByText('Unread', { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Owner' }).click();
    await expect(conversation(page).last()).toContainText('<b>Welcome</b>');
    const link = conversation(page).last().getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://tilava.example/plan');
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    await field(page).fill('Call me at 040 123 4567');
    await expect(page.getByText('This looks like a phone number')).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('');

    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('button', { name: 'Move to inbox' })).toBeVisible();
    await page.goto(path.slice(0, path.lastIndexOf('/')));
    await expect(page.getByText('No messages yet')).toBeVisible();
    await page.getByText('Archived', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Owner' })).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('No conversations found')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await remove();
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(async ({ context, relay }) => goOnline(context, relay));

  test('what is written is kept, and is sent once and in its order by another tab when it is back', async ({
    page,
    context,
    relay,
    elsewhere,
    baseURL,
  }) => {
    const { owner, seeker, landlord, thread, path, remove } = await acquainted(baseURL);
    try {
      const landlords = await elsewhere();
      await logIn(landlords, owner.email);
      await landlords.goto(path);
      await expect(conversation(landlords)).toHaveCount(1);
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
      for (const side of [landlords, other]) {
        await expect(conversation(side)).toHaveCount(3);
        await expect(conversation(side)).toContainText(['Hello!', 'First', 'Second']);
      }
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
