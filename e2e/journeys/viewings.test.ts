import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { invitationMailedTo } from '../support/mails.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Viewing' });

/** What an invitation says, by a parser of somebody else. */
async function invitationTo(email: string, count: number) {
  const calendar = new ICAL.Component(ICAL.parse(await invitationMailedTo(email, count)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence };
}

test('published times are booked, moved and cancelled, and calendars follow', async ({
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

    const landlords = await elsewhere();
    await logIn(landlords, owner.email);
    await landlords.goto(`/user/announcements/${id}/viewings`);
    await expect(landlords.getByText('No viewing times yet')).toBeVisible();
    await expectAccessible(landlords);
    await landlords.getByLabel('Until').selectOption('09:00');
    await landlords.getByRole('button', { name: 'Add times' }).click();
    await expect(landlords.getByText('Leave enough time for one viewing')).toBeVisible();
    await landlords.getByLabel('Until').selectOption('12:00');
    await landlords.getByRole('button', { name: 'Add times' }).click();
    await expect(landlords.getByText('Every Monday, 10:00–12:00 · 30 minutes each')).toBeVisible();

    await logIn(tenants, seeker.email);
    await tenants.goto(`/user/messages/${thread}`);
    // By keyboard alone.
    await panel(tenants).getByRole('button', { name: 'Book a viewing' }).focus();
    await tenants.keyboard.press('Enter');
    await expect(panel(tenants).getByLabel('Day')).toBeVisible();
    await expectAccessible(tenants);
    await panel(tenants).getByRole('button', { name: 'Book a viewing' }).focus();
    await tenants.keyboard.press('Enter');
    await expect(panel(tenants).getByText('Booked', { exact: true })).toBeVisible();
    await expect(panel(tenants)).toBeFocused();
    const booked = await invitationTo(owner.email, 1);
    expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0 });

    await panel(tenants).getByRole('button', { name: 'Move viewing' }).click();
    await panel(tenants).getByLabel('Time').selectOption({ index: 2 });
    await panel(tenants).getByRole('button', { name: 'Move viewing' }).click();
    await expect(panel(tenants).getByText(/, 10:30–11:00$/u)).toBeVisible();
    expect(await invitationTo(seeker.email, 2)).toEqual({ ...booked, sequence: 1 });

    await landlords.goto('/user/dashboard');
    const upcoming = landlords.getByRole('region', { name: 'Upcoming viewings' });
    await expectAccessible(landlords);
    await upcoming.getByRole('link', { name: /10:30–11:00.*Viewer/u }).click();
    await panel(landlords).getByRole('button', { name: 'Propose another time' }).click();
    await panel(landlords).getByLabel('Time').selectOption('16:00');
    await panel(landlords).getByRole('button', { name: 'Propose another time' }).click();
    await expect(panel(landlords).getByText('Waiting for an answer')).toBeVisible();
    await panel(tenants).getByRole('button', { name: 'Accept time' }).click();
    await expect(panel(tenants).getByText(/, 16:00–16:30$/u)).toBeVisible();
    await expect(panel(tenants).getByText('Booked', { exact: true })).toBeVisible();

    await tenants.goto('/user/messages?filter=viewings');
    await expect(tenants.getByText(/^Viewing: .*16:00–16:30$/u)).toBeVisible();
    await expect(panel(landlords).getByText('Booked', { exact: true })).toBeVisible();
    await panel(landlords).getByRole('button', { name: 'Cancel viewing' }).click();
    await landlords.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(panel(landlords).getByText(/was cancelled\.$/u)).toBeVisible();
    expect(await invitationTo(seeker.email, 5)).toEqual({ ...booked, method: 'CANCEL', sequence: 4 });
    await tenants.goto('/user/messages?filter=viewings');
    await expect(tenants.getByText('No conversations found')).toBeVisible();

    await tenants.goto('/user/information/notifications');
    await tenants.getByRole('button', { name: 'Create calendar link' }).click();
    const address = await tenants.getByRole('textbox', { name: 'Calendar link' }).inputValue();
    const { pathname } = new URL(address);
    expect(await (await fetch(new URL(pathname, baseURL))).text()).toContain('METHOD:PUBLISH');
    await expectAccessible(tenants);
    await tenants.getByRole('button', { name: 'Revoke link' }).click();
    await tenants.getByRole('button', { name: 'Yes, revoke it' }).click();
    await expect(tenants.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
    expect((await fetch(new URL(pathname, baseURL))).status).toBe(404);
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});
