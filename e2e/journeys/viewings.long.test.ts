import { expect, type Page } from '@playwright/test';
import { addDays, helsinkiDay } from '@tilava/domain/time';
import { helsinkiTime } from '@tilava/domain/viewing';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { invitationsMailedTo } from '../support/invitations.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Viewing' });

test('a proposed time is changed, accepted and cancelled, and calendars follow', async ({
  page: tenants,
  elsewhere,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Shower', null);
  const seeker = await addIsolatedUser(baseURL, 'Viewer', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, seeker.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  try {
    const { thread } = await tenant.threads.sendMessage({
      announcement: id,
      tenant: seeker.id,
      text: 'Hello!',
      showsInterest: true,
    });
    await landlord.favorites.addInterest({ id: seeker.id, targetId: id });
    const startsAt = helsinkiTime(addDays(helsinkiDay(new Date()), 2), 10 * 60 + 30)?.toISOString() ?? '';
    await landlord.viewings.create({ thread, startsAt, lengthMinutes: 30 });

    const landlords = await elsewhere();
    await logIn(landlords, owner.email);
    await logIn(tenants, seeker.email);
    await tenants.goto(`/user/messages/${thread}`);
    await expect(panel(tenants).getByText('Proposed to you')).toBeVisible();
    await expectAccessible(tenants);
    await landlords.goto('/user/dashboard');
    const upcoming = landlords.getByRole('region', { name: 'Upcoming viewings' });
    await upcoming.getByRole('link', { name: /10:30–11:00.*Viewer/u }).click();
    await panel(landlords).getByRole('button', { name: 'Propose another time' }).click();
    await panel(landlords).getByLabel('Time').selectOption('16:00');
    await expectAccessible(landlords);
    await panel(landlords).getByRole('button', { name: 'Propose another time' }).click();
    await expect(panel(landlords).getByText('Waiting for an answer')).toBeVisible();
    await expect(panel(tenants).getByText(/, 16:00–16:30$/u)).toBeVisible();
    await panel(tenants).getByRole('button', { name: 'Accept time' }).click();
    await expect(panel(tenants).getByText('Booked', { exact: true })).toBeVisible();
    await expect(panel(tenants)).toBeFocused();
    await landlords.goto('/user/dashboard');
    await expect(upcoming.getByRole('link', { name: /16:00–16:30.*Viewer/u })).toBeVisible();
    await expectAccessible(landlords);

    await tenants.goto('/user/messages?filter=viewings');
    await expect(tenants.getByText(/^Viewing: .*16:00–16:30$/u)).toBeVisible();
    await expectAccessible(tenants);
    await landlords.goto(`/user/messages/${thread}`);
    await panel(landlords).getByRole('button', { name: 'Cancel viewing' }).click();
    await expectAccessible(landlords);
    await landlords.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(panel(landlords).getByText(/was cancelled\.$/u)).toBeVisible();
    const invitations = await invitationsMailedTo(seeker.email, 4);
    expect(invitations.map(({ method, sequence }) => `${String(method)} ${sequence}`)).toEqual([
      'REQUEST 0',
      'REQUEST 1',
      'REQUEST 2',
      'CANCEL 3',
    ]);
    expect(new Set(invitations.map(({ uid }) => uid)).size).toBe(1);
    await tenants.goto('/user/messages?filter=viewings');
    await expect(tenants.getByText('No conversations found')).toBeVisible();

    await tenants.goto('/user/information/notifications');
    await tenants.getByRole('button', { name: 'Create calendar link' }).click();
    const address = await tenants.getByRole('textbox', { name: 'Calendar link' }).inputValue();
    const { pathname } = new URL(address);
    expect(await (await fetch(new URL(pathname, baseURL))).text()).toContain('METHOD:PUBLISH');
    await expectAccessible(tenants);
    await tenants.getByRole('button', { name: 'Revoke link' }).click();
    await expectAccessible(tenants);
    await tenants.getByRole('button', { name: 'Yes, revoke it' }).click();
    await expect(tenants.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
    expect((await fetch(new URL(pathname, baseURL))).status).toBe(404);
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});

test('viewing times are published and removed, and none that another tab has saved is lost', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Shower', null);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  const addTimes = (tab: Page) => tab.getByRole('button', { name: 'Add times' }).click();
  const published = (tab: Page) => tab.getByRole('list', { name: 'Published times' }).getByRole('listitem');
  try {
    await logIn(page, owner.email);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/user/announcements/${id}/viewings`);
      await expect(tab.getByText('No viewing times yet')).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByLabel('Until').selectOption('09:00');
    await addTimes(page);
    await expect(page.getByText('Leave enough time for one viewing')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Until').selectOption('12:00');
    await addTimes(page);
    await expect(published(page)).toHaveText([/^Every Monday, 10:00–12:00\s*30\sminutes\seach/u]);

    await other.getByLabel('Weekday').selectOption({ label: 'Tuesday' });
    await addTimes(other);
    await expect(other.getByText('The viewing times have been changed somewhere else')).toBeVisible();
    await expect(published(other)).toHaveText([/^Every Monday/u]);
    await expectAccessible(other);
    await addTimes(other);
    await expect(published(other)).toHaveText([/^Every Monday/u, /^Every Tuesday/u]);
    await other.getByRole('button', { name: /^Remove: Every Monday/u }).click();
    await expect(published(other)).toHaveText([/^Every Tuesday/u]);
    expect((await landlord.viewings.getHours(id)).rules).toMatchObject([{ weekday: 2 }]);
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
  }
});
