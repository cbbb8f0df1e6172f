import { expect, type Page } from '@playwright/test';
import { clientOf, demoPassword, logIn } from '../support/demo.ts';
import { failCalls, failureMessage } from '../support/failures.ts';
import { isSaved, strangeMatch } from '../support/matches.ts';
import { addIsolatedUser, farNeed } from '../support/isolatedUser.ts';
import { test } from '../support/test.ts';

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

const message = (page: Page) => page.getByText(failureMessage);

/** What a failed mark leaves: the server's message in the banner, and a button that is as it was. */
async function expectRefused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const interest = page.getByRole('button', { name: "I'm Interested" });
  await expect(interest).toHaveAttribute('aria-pressed', 'false');
  await failCalls(page, 'POST', /\/(?:favorite|interested)\//u);
  await interest.click();
  await expect(message(page)).toBeVisible();
  await expect(interest).toHaveAttribute('aria-pressed', 'false');
  await expect(message(page)).toBeHidden();
}

test('interest that the server fails at is taken back, for either side, and its message is shown', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const tenant = await clientOf(baseURL, tenantEmail);
  const { announcement } = await strangeMatch(tenant.tilava, tenant.userId);
  await logIn(page, tenantEmail);
  await expectRefused(page, `/user/matches/${announcement.properties.id}`);
  expect(await isSaved(tenant.tilava, tenant.userId, announcement.id, true)).toBe(false);

  const { tilava, userId } = await clientOf(baseURL, landlordEmail);
  const [own] = await tilava.announcements.listOfUser(userId);
  const { results } = await tilava.matchmaking.findMatches({ announcement: own?.id ?? '' }, { all: true });
  const match = results
    .filter((result) => result.kind === 'tenant')
    .find(({ landlordInterestedIn }) => !landlordInterestedIn);
  const landlords = await elsewhere();
  await logIn(landlords, landlordEmail);
  await expectRefused(
    landlords,
    `/user/matches/${own?.id ?? ''}/${match?.potentialTenant.properties.id ?? ''}`,
  );
});

test('an announcement that the server fails to hide stays public, and its message is shown', async ({
  page,
}) => {
  await logIn(page, landlordEmail);
  await page.goto('/user/announcements');
  // By its name, since the rows of the list arrive a few at a time.
  const first = page.getByRole('button', { name: /^Make hidden: /u }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const hide = page.getByRole('button', { name, exact: true });
  await failCalls(page, 'PATCH', /\/api\/v1\/announcement\/[^/]+$/u);
  await hide.click();
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toBeHidden();
  await expect(hide).toBeVisible();
});

for (const what of ['profile', 'need', 'listing'] as const) {
  test(`a ${what} that the server fails to save is told of at its form and not in the banner, and saved again`, async ({
    page,
    baseURL,
  }) => {
    const email = what === 'listing' ? landlordEmail : tenantEmail;
    const { tilava, userId } = await clientOf(baseURL, email);
    const [property] = await tilava.properties.listOfUser(userId);
    const { description: before } = what === 'profile' ? await tilava.users.get(userId) : (property ?? {});
    const text = `Said at the form of the ${what}.`;
    await logIn(page, email);
    await page.goto(`/user/edit/${what === 'profile' ? 'profile' : `property/${property?.id ?? ''}`}`);
    const restore = await failCalls(page, 'PATCH', /\/api\/v1\/(?:user|properties)\/[^/]+$/u);
    try {
      const description = page.getByLabel('Short description');
      await description.fill(text);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(
        page
          .locator('form')
          .getByRole('alert')
          .filter({ has: message(page) }),
      ).toBeVisible();
      await expect(message(page)).toHaveCount(1);
      await expect(description).toHaveValue(text);
      await restore();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(/\/user\/information$/u);
      await expect(page.getByText(text)).toBeVisible();
    } finally {
      if (what === 'profile') await tilava.users.update(userId, { description: before ?? null });
      else await tilava.properties.update(property?.id ?? '', { description: before ?? null });
    }
  });
}

test('a password and a choice of alerts that the server fails to save are told of where they are made', async ({
  page,
  baseURL,
}) => {
  const { email } = await addIsolatedUser(baseURL, 'Failing', farNeed);
  await logIn(page, email);
  await page.goto('/user/information/notifications');
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
  await failCalls(page, 'PATCH', /\/api\/v1\/(?:user|alerts)\/[^/]+$/u);
  await alerts.getByText('Every day at 8:00').click();
  await expect(alerts.getByRole('alert')).toHaveText('Couldn’t save your choice. Try again.');
  await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(message(page)).toHaveCount(0);

  await page.goto('/user/information/data');
  const next = 'a-long-walk-by-the-sea';
  await page.getByRole('textbox', { name: 'Old password' }).fill(demoPassword);
  await page.getByRole('textbox', { name: 'New password, minimum 8 characters' }).fill(next);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password change was not successful.')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});
