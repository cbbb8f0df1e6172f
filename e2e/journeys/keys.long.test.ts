import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { createTilava, isApiError } from '@tilava/sdk';
import { verifyWebhook } from '@tilava/sdk/webhooks';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const premises = {
  address: 'Rajapintakatu 1, 96200 Rovaniemi',
  x: farNeed.x,
  y: farNeed.y,
  residenceType: 'office',
  roomCount: [2],
  floor: 'middle',
  sizeMin: 60,
  sizeMax: 60,
  rentMin: 900,
  rentMax: 900,
} as const;

test('a landlord creates a key, a program publishes with it, and it ends when it is deleted', async ({
  page,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Integrator', null);
  try {
    await logIn(page, owner.email);
    await page.goto('/user/information');
    await page.getByRole('link', { name: 'API keys' }).click();
    await expect(page.getByText('You have no keys yet.')).toBeVisible();
    await expectAccessible(page);

    // What is missing is told, and nothing is created.
    const reading = page.getByRole('group', { name: 'May read' });
    const changing = page.getByRole('group', { name: 'May change' });
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await page.getByLabel('Name').fill('Property management');
    await reading.getByText('Announcements').click();
    await changing.getByText('Announcements').click();
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('Choose at least one').first()).toBeVisible();
    await changing.getByText('Announcements').click();
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('Property management is ready')).toBeVisible();
    const secret = await page.getByLabel('Key', { exact: true }).inputValue();
    await expect(page.getByText('Changes: Announcements')).toBeVisible();
    await expectAccessible(page);

    // The program may write announcements, and nothing else.
    const program = createTilava({ baseUrl: `${baseURL}/api/v1`, apiKey: secret });
    const written = await program.announcements.upsert('PMS-1', premises);
    expect(written.outcome).toBe('created');
    const refused = await program.announcements
      .get(written.announcement ?? '')
      .catch((error: unknown) => error);
    expect(isApiError(refused) && refused.code).toBe('insufficient_scope');

    await page.reload();
    await expect(page.getByText(/^Ends in \S{4} · Last used on/u)).toBeVisible();
    await page.getByRole('button', { name: 'Latest calls' }).click();
    const calls = page.getByRole('region', { name: 'Calls of Property management' });
    await expect(calls.getByRole('row').nth(1)).toContainText(/getAnnouncement\s*403/u);
    await expect(calls.getByRole('row').nth(2)).toContainText(/upsertAnnouncement\s*201/u);
    await expectAccessible(page);

    // Another one is limited to what has been written, and exchanged for a token.
    await page.getByLabel('Name').fill('Photographer');
    await page.getByLabel('Which announcements').selectOption('Only some');
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('Choose at least one')).toBeVisible();
    await page.getByRole('group', { name: 'Announcements', exact: true }).getByText(premises.address).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByText('Limited to 1 announcement')).toBeVisible();
    const limited = await page.getByLabel('Key', { exact: true }).inputValue();
    const [id = ''] = (await page.getByText('Client ID for tokens').first().innerText()).split(' ').slice(-1);
    const answer = await page.request.post('/oauth/token', {
      form: { grant_type: 'client_credentials', client_id: id, client_secret: limited },
    });
    const { access_token: apiKey } = (await answer.json()) as { readonly access_token: string };
    const photographer = createTilava({ baseUrl: `${baseURL}/api/v1`, apiKey });
    const own = await photographer.announcements.get(written.announcement ?? '');
    expect(own.reference).toBe('PMS-1');
    const beyond = await photographer.announcements
      .upsert('PMS-3', premises)
      .catch((error: unknown) => error);
    expect(isApiError(beyond) && beyond.code).toBe('insufficient_scope');
    await page.getByRole('button', { name: 'Delete Photographer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('Limited to 1 announcement')).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete Property management' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('You have no keys yet.')).toBeVisible();
    const ended = await program.announcements.upsert('PMS-2', premises).catch((error: unknown) => error);
    expect(isApiError(ended) && ended.status).toBe(401);
  } finally {
    await owner.admin.users.delete(owner.id);
  }
});

test('a landlord has events sent to a program, looks at how that went, and ends it', async ({
  page,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Listener', null);
  const deliveries: { readonly headers: object; readonly body: string }[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      deliveries.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/tilava`;
  const typesBy = async (secret: string) => {
    const events = await Promise.all(
      deliveries.map(async ({ headers, body }) => verifyWebhook({ headers: { ...headers }, body }, secret)),
    );
    return events.map(({ type }) => type);
  };
  try {
    await logIn(page, owner.email);
    await page.goto('/user/keys');
    await expect(page.getByText('You have no webhooks yet.')).toBeVisible();

    // An address that leads inside is refused, and nothing is created.
    const events = page.getByRole('group', { name: 'Events' });
    await page.getByLabel('Address').fill('https://10.0.0.1/');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText('Enter an address on the internet').first()).toBeVisible();
    await page.getByLabel('Address').fill(url);
    await events.getByText('Announcement made public').click();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText('The webhook is on')).toBeVisible();
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Send test event: ${url}` }).click();
    const log = page.getByRole('region', { name: `Deliveries to ${url}` });
    await expect(log.getByRole('row').nth(1)).toContainText(/Test event.*Delivered · status 204/u);
    const { tilava } = await clientOf(baseURL, owner.email);
    await tilava.announcements.upsert('PMS-3', premises);
    await expect.poll(() => deliveries.length).toBe(2);
    expect(await typesBy(secret)).toEqual(['webhook.test', 'announcement.published']);
    await log.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => deliveries.length).toBe(3);
    await expectAccessible(page);

    await page.getByRole('button', { name: `Change secret: ${url}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, change it' }).click();
    await expect(page.getByText('The previous secret works until')).toBeVisible();
    await page.getByRole('button', { name: `Switch off: ${url}` }).click();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Switch on: ${url}` }).click();
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Delete: ${url}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('You have no webhooks yet.')).toBeVisible();
  } finally {
    receiver.close();
    await owner.admin.users.delete(owner.id);
  }
});
