import { expect, type Page } from '@playwright/test';
import { acquainted } from '../support/acquainted.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

/** Marks what the demo data has left unread as seen. */
async function readMessages({ tilava, userId }: Awaited<ReturnType<typeof clientOf>>): Promise<void> {
  const { results } = await tilava.threads.list(userId);
  for (const { id, messageCount } of results) await tilava.threads.update(id, { seen: messageCount });
}

const attention = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });

test('a tenant is told of alerts that are off, of a draft and of new matches, until nothing is left', async ({
  page,
  baseURL,
}) => {
  const client = await clientOf(baseURL, 'tenant@tilava.example');
  const { tilava, userId } = client;
  await readMessages(client);
  const needId = (await tilava.properties.listOfUser(userId)).find(({ kind }) => kind === 'need')?.id ?? '';
  const before = await tilava.alerts.get(needId);
  try {
    await tilava.alerts.update(needId, { frequency: 'never' });
    await logIn(page, 'tenant@tilava.example');
    const latest = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('tilava.visits') ?? 'null')?.value.latest?.length ?? 0,
      );
    await expect.poll(latest).toBeGreaterThan(1);
    // As if the last visit had listed only one match; on a page that lists none anew.
    await page.goto('/user/dashboard');
    await expect(attention(page)).toBeVisible();
    await page.evaluate(() => {
      const kept: { value: { latest: string[] } } = JSON.parse(localStorage.getItem('tilava.visits') ?? '');
      kept.value = { ...kept.value, latest: kept.value.latest.slice(0, 1) };
      localStorage.setItem('tilava.visits', JSON.stringify(kept));
    });
    await page.reload();
    await expect(attention(page).getByText(/^\d+ new matches since your last visit$/u)).toBeVisible();
    await attention(page).getByRole('link', { name: 'Turn on alerts' }).click();
    await expect(page).toHaveURL(/\/user\/information\/notifications#alerts$/u);

    await page.goto('/user/edit/profile');
    await page.getByLabel('Short description').fill('Begun');
    await page.goto('/user/dashboard');
    await expect(attention(page).getByText('1 unfinished draft on this device')).toBeVisible();
    await attention(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/user\/edit\/profile$/u);
    await page.getByRole('button', { name: 'Discard draft' }).click();

    await tilava.alerts.update(needId, { frequency: 'daily' });
    await page.goto('/user/matches');
    await expect.poll(latest).toBeGreaterThan(1);
    await page.goto('/user/dashboard');
    await expect(attention(page).getByText('You’re all caught up')).toBeVisible();
    await expect(attention(page).getByRole('link')).toHaveCount(0);
  } finally {
    await tilava.alerts.update(needId, before);
  }
});

test('a tenant is told that a landlord who is interested, too, can’t see how to reach them', async ({
  page,
  baseURL,
}) => {
  const { seeker, remove } = await acquainted(baseURL);
  try {
    await logIn(page, seeker.email);
    await page.goto('/user/dashboard');
    const share = page.getByRole('button', { name: 'Share my contact details' });
    await attention(page).getByRole('link', { name: 'Get in touch' }).click();
    await expect(share).toBeVisible();
    await page.goto('/user/dashboard');
    await attention(page).getByRole('link', { name: 'Share contact details' }).click();
    await share.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Share my contact details' }).click();
    await expect(page.getByText('They can see your contact details and may get in touch.')).toBeVisible();
    await page.goto('/user/dashboard');
    await expect(attention(page)).toBeVisible();
    await expect(attention(page).getByRole('link', { name: 'Share contact details' })).toHaveCount(0);
  } finally {
    await remove();
  }
});

test('a landlord is told of public announcements without pictures', async ({ page }) => {
  await logIn(page, 'landlord@tilava.example');
  await page.goto('/user/dashboard');
  await expect(attention(page).getByText(/^\d+ public announcements have no pictures$/u)).toBeVisible();
  await attention(page).getByRole('link', { name: 'Add pictures' }).click();
  await expect(page).toHaveURL(/\/user\/information\/pictures$/u);
  await expect(page.getByRole('button', { name: 'Choose pictures' }).first()).toBeVisible();
});

test('nobody is told that there is nothing while a part cannot be loaded', async ({ page, baseURL }) => {
  await readMessages(await clientOf(baseURL, 'tenant@tilava.example'));
  await logIn(page, 'tenant@tilava.example');
  await page.route('**/api/v1/alerts/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Application tracking' })).toBeVisible();
  await expect(attention(page)).toHaveCount(0);
});
