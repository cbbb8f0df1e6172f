import { expect } from '@playwright/test';
import { addDays, helsinkiDay } from '@tilava/domain/time';
import { helsinkiTime } from '@tilava/domain/viewing';
import { expectAccessible } from '../support/accessible.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';

// Colours that fade into the others' have no contrast to be checked.
test.use({ viewport: { width: 1280, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a conversation has no axe violation from the first note to withdrawn interest', async ({
  page: tenants,
  elsewhere,
  baseURL,
}) => {
  const owner = await addIsolatedUser(baseURL, 'Owner', null);
  const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
  const { tilava: landlord } = await clientOf(baseURL, owner.email);
  const { tilava: tenant } = await clientOf(baseURL, seeker.email);
  const { id, properties } = await publishLike(landlord, { size: 60, rent: 1200 }, nearNeed);
  const landlords = await elsewhere();
  await landlords.emulateMedia({ reducedMotion: 'reduce' });
  try {
    await logIn(tenants, seeker.email);
    await tenants.goto('/user/messages');
    await expect(tenants.getByText('No messages yet')).toBeVisible();
    await expectAccessible(tenants);
    await tenants.goto('/user/information/notifications');
    await expect(tenants.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
    await expectAccessible(tenants);
    await tenants.goto(`/user/matches/${properties.id}`);
    await tenants.getByRole('button', { name: 'Write a message' }).click();
    await tenants.getByRole('textbox', { name: 'Message' }).fill('Call me at 040 123 4567');
    await expect(tenants.getByText('This looks like a phone number')).toBeVisible();
    await expectAccessible(tenants);
    await tenants.getByRole('button', { name: 'Send' }).click();
    await expect(tenants.getByText('You can write again as soon as')).toBeVisible();
    await expectAccessible(tenants);

    await logIn(landlords, owner.email);
    await landlords.goto(new URL(tenants.url()).pathname);
    await expect(landlords.getByText('You can send one message until')).toBeVisible();
    await expectAccessible(landlords);

    await landlord.favorites.addInterest({ id: seeker.id, targetId: id });
    const rule = {
      day: null,
      from: '10:00',
      until: '12:00',
      lengthMinutes: 30,
      bufferMinutes: 10,
      capacity: 2,
    };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    await landlord.viewings.updateHours(id, { rules: weekdays.map((weekday) => ({ ...rule, weekday })) });
    await landlords.goto(`/user/announcements/${id}/viewings`);
    await expect(landlords.getByText(/^Every Sunday/u)).toBeVisible();
    await expectAccessible(landlords);

    await tenants.getByRole('button', { name: 'Book a viewing' }).click();
    await expect(tenants.getByLabel('Day')).toBeVisible();
    await expectAccessible(tenants);
    const startsAt = helsinkiTime(addDays(helsinkiDay(new Date()), 2), 600)?.toISOString() ?? '';
    const thread = tenants.url().slice(-36);
    const viewing = await tenant.viewings.create({ thread, startsAt });
    await expect(tenants.getByText('Booked', { exact: true })).toBeVisible();
    await expectAccessible(tenants);
    await tenant.viewings.update(viewing.id, { sequence: 0, state: 'cancelled' });
    await expect(tenants.getByText(/was cancelled\.$/u)).toBeVisible();
    await expectAccessible(tenants);
    await landlord.favorites.deleteInterest({ id: seeker.id, targetId: id });
    await expect(tenants.getByText('Nobody can write here any more')).toBeVisible();
    await expectAccessible(tenants);
  } finally {
    await owner.admin.properties.delete(properties.id);
    await owner.admin.users.delete(owner.id);
    await owner.admin.users.delete(seeker.id);
  }
});
